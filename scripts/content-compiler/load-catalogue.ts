import type { Catalogue } from '@daykeep/rules/catalogue'
import { artNames } from './art/art-names.ts'
import { checkContent, iconsIn } from './check-content.ts'
import { CONTENT_DIR } from './sources/paths.ts'
import { allFiles, readContent } from './sources/read-content.ts'
import { formatReport } from './format-report.ts'
import type { Texts } from './locales/compile-texts.ts'

let cached: Catalogue | undefined

/** Every text of this repository, compiled in memory: by language, by part, by message id. */
export const loadTexts = (): Texts => checkRepository().texts

/** The catalogue of this repository, compiled in memory: for tests and tools. Throws the report when content has errors. */
export const loadCatalogue = (): Catalogue => {
  cached ??= compileOrThrow()
  return cached
}

const compileOrThrow = (): Catalogue => {
  const { catalogue, report } = checkRepository()
  if (catalogue === undefined) throw new Error(report().join('\n'))
  return catalogue
}

const checkRepository = () => {
  const content = readContent(CONTENT_DIR)
  const result = checkContent(content, artNames(CONTENT_DIR, iconsIn(content)))
  return { ...result, report: () => formatReport(result.issues, allFiles(content)) }
}
