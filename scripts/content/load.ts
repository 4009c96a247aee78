import type { Catalogue } from '../../packages/rules/src/content/index.ts'
import { artNames } from './art-names.ts'
import { checkContent, iconsIn } from './check-content.ts'
import { CONTENT_DIR } from './content-dir.ts'
import { filesOf, readContent } from './read-content.ts'
import { reportOf } from './report.ts'
import type { Texts } from './texts.ts'

let loaded: Catalogue | undefined

/** Every text of this repository, compiled in memory: by language, by part, by message id. */
export const loadTexts = (): Texts => checked().texts

/** The catalogue of this repository, compiled in memory: for tests and tools. Throws the report when content has errors. */
export const loadCatalogue = (): Catalogue => {
  loaded ??= compiled()
  return loaded
}

const compiled = (): Catalogue => {
  const { catalogue, report } = checked()
  if (catalogue === undefined) throw new Error(report().join('\n'))
  return catalogue
}

const checked = () => {
  const content = readContent(CONTENT_DIR)
  const answer = checkContent(content, artNames(CONTENT_DIR, iconsIn(content)))
  return { ...answer, report: () => reportOf(answer.faults, filesOf(content)) }
}
