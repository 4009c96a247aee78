import type { Catalogue } from '../../packages/rules/src/content/index.ts'
import { artNames } from './art-names.ts'
import { checkContent, iconsIn } from './check-content.ts'
import { CONTENT_DIR } from './content-dir.ts'
import { readContent } from './read-content.ts'
import { reportOf } from './report.ts'

let loaded: Catalogue | undefined

/** The catalogue of this repository, compiled in memory: for tests and tools. Throws the report when content has errors. */
export const loadCatalogue = (): Catalogue => {
  loaded ??= compiled()
  return loaded
}

const compiled = (): Catalogue => {
  const content = readContent(CONTENT_DIR)
  const { catalogue, faults } = checkContent(content, artNames(CONTENT_DIR, iconsIn(content)))
  if (catalogue === undefined)
    throw new Error(reportOf(faults, [...content.data, ...content.locales, content.keys]).join('\n'))
  return catalogue
}
