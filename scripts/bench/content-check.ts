import {
  CONTENT_DIR,
  allFiles,
  artNames,
  checkContent,
  formatReport,
  iconsIn,
  readContent,
} from '../content-compiler/index.ts'
import type { Benchmark } from './benchmark.ts'
import { speedOf } from './measure.ts'

/** Reading and checking all content, as at every save of a designer. Aim: less than a second. */
export const contentCheck: Benchmark = {
  name: 'content-check',
  run: async () => {
    const texts = allFiles(readContent(CONTENT_DIR)).map(({ text }) => text)
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
  return formatReport(checkContent(content, artNames(CONTENT_DIR, iconsIn(content))).issues, allFiles(content))
}
