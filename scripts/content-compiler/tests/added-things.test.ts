import { describe, expect, it } from 'vitest'
import { artNames } from '../art/art-names.ts'
import { checkContent, iconsIn } from '../check-content.ts'
import { formatReport } from '../format-report.ts'
import { CONTENT_DIR } from '../sources/paths.ts'
import { allFiles } from '../sources/read-content.ts'
import { ADDITIONS, addedTo } from '../test-kit/additions.ts'

/** The report on the content with these additions, without the notes that keys are new. */
const reportOn = (additions: ReadonlyArray<(typeof ADDITIONS)[string]>): ReadonlyArray<string> => {
  const content = addedTo(additions)
  const { issues } = checkContent(content, artNames(CONTENT_DIR, iconsIn(content)))
  const isNote = (message: string): boolean => message.includes('not noted as released')
  return formatReport(
    issues.filter(({ message }) => !isNote(message)),
    allFiles(content),
  )
}

const before = new Set(reportOn([]).map(withoutPlace))

/** What the report says of the additions: not what was wrong before. */
const reportWith = (additions: ReadonlyArray<(typeof ADDITIONS)[string]>): ReadonlyArray<string> =>
  reportOn(additions).filter((line) => !before.has(withoutPlace(line)))

describe('a thing that a designer adds', { timeout: 120_000 }, () => {
  it.each(Object.entries(ADDITIONS))('is good beside all others: %s', (_, addition) =>
    expect(reportWith([addition])).toEqual([]),
  )

  it('is good beside all others that are added with it', () => expect(reportWith(Object.values(ADDITIONS))).toEqual([]))
})

/** A line of the report without line and column, and with its columns as wide as their words. */
function withoutPlace(line: string): string {
  return line.replace(/(\.json):\d+:\d+/, '$1').replaceAll(/ +/g, ' ')
}
