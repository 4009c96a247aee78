import { describe, expect, it } from 'vitest'
import { artNames } from '../art/art-names.ts'
import { checkContent, iconsIn } from '../check-content.ts'
import { formatReport } from '../format-report.ts'
import { CONTENT_DIR } from '../sources/paths.ts'
import { allFiles } from '../sources/read-content.ts'
import { ADDITIONS, addedTo } from '../test-kit/additions.ts'

/** The report on the content with these additions, without the notes that keys are new. */
const reportWith = (additions: ReadonlyArray<(typeof ADDITIONS)[string]>): ReadonlyArray<string> => {
  const content = addedTo(additions)
  const { issues } = checkContent(content, artNames(CONTENT_DIR, iconsIn(content)))
  const isNote = (message: string): boolean => message.includes('not noted as released')
  return formatReport(
    issues.filter(({ message }) => !isNote(message)),
    allFiles(content),
  )
}

describe('a thing that a designer adds', { timeout: 30_000 }, () => {
  it.each(Object.entries(ADDITIONS))('is good beside all others: %s', (_, addition) =>
    expect(reportWith([addition])).toEqual([]),
  )

  it('is good beside all others that are added with it', () => expect(reportWith(Object.values(ADDITIONS))).toEqual([]))
})
