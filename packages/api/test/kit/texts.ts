import { CONTENT_DIR } from '../../../../scripts/content/content-dir.ts'
import { readContent } from '../../../../scripts/content/read-content.ts'
import { compileTexts } from '../../../../scripts/content/texts.ts'
import { type Texts, textsOf } from '../../src/texts/texts.ts'

let compiled: Texts | undefined

/** The texts of this repository. */
export const theTexts = (): Texts => {
  if (compiled === undefined) {
    const { texts } = compileTexts(readContent(CONTENT_DIR).locales)
    compiled = textsOf(
      Object.fromEntries(
        Object.entries(texts).map(([language, parts]) => [language, Object.assign({}, ...Object.values(parts))]),
      ),
    )
  }
  return compiled
}
