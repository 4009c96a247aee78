import { artNames } from '../content/art-names.ts'
import { checkContent, iconsIn } from '../content/check-content.ts'
import { CONTENT_DIR } from '../content/content-dir.ts'
import { filesOf, readContent } from '../content/read-content.ts'
import { reportOf } from '../content/report.ts'
import type { Benchmark } from './benchmark.ts'
import { speedOf } from './measure.ts'

/** What a designer waits for at every save: all files read and checked. Aim: in less than a second. */
export const contentCheck: Benchmark = {
  name: 'content-check',
  run: async () => {
    const texts = filesOf(readContent(CONTENT_DIR)).map(({ text }) => text)
    return [
      {
        what: 'JSON.parse of the same files alone',
        ...(await speedOf(() => texts.map((text): unknown => JSON.parse(text)))),
      },
      { what: 'read and check all content', ...(await speedOf(check)), aim: 1 },
    ]
  },
}

const check = (): ReadonlyArray<string> => {
  const content = readContent(CONTENT_DIR)
  return reportOf(checkContent(content, artNames(CONTENT_DIR, iconsIn(content))).faults, filesOf(content))
}
