import { describe, expect, it } from 'vitest'
import type { DecodedFile } from '../file-kinds/index.ts'
import { gapIssues } from './gaps.ts'

describe('sets that come one after the other', () => {
  it.each([
    ['in one year', ['2026-03', '2026-04', '2026-05'], []],
    ['over the new year', ['2025-12', '2026-01'], []],
    ['in whatever order they are read', ['2026-05', '2026-03', '2026-04'], []],
    ['with one month left out', ['2026-03', '2026-05'], ['2026-04 is missing before 2026-05']],
    ['with two left out', ['2026-03', '2026-06'], ['2026-04 to 2026-05 are missing before 2026-06']],
    ['with three left out', ['2026-03', '2026-07'], ['2026-04 to 2026-06 are missing before 2026-07']],
    ['with the turn of the year left out', ['2025-11', '2026-02'], ['2025-12 to 2026-01 are missing before 2026-02']],
    ['with a year left out', ['2025-06', '2026-07'], ['2025-07 to 2026-06 are missing before 2026-07']],
    [
      'with two gaps',
      ['2026-01', '2026-03', '2026-06'],
      ['2026-02 is missing before 2026-03', '2026-04 to 2026-05 are missing before 2026-06'],
    ],
    ['out of time, where gaps may be', ['2099-12', '3000-01', '3014-04'], []],
  ])('tell the months that they leave out: %s', (_, months, messages) =>
    expect(messagesOf(months.map(mystery))).toEqual(messages),
  )

  it.each([
    ['over the new year', ['fall 2026', 'winter 2027'], []],
    ['with one left out', ['fall 2026', 'spring 2027'], ['winter 2027 is missing before spring 2027']],
    ['with two left out', ['summer 2026', 'spring 2027'], ['fall 2026 to winter 2027 are missing before spring 2027']],
  ])('tell the galas that they leave out: %s', (_, galas, messages) =>
    expect(messagesOf(galas.map(gala))).toEqual(messages),
  )

  it('are named in the file that comes after the gap', () =>
    expect(gapIssues(['2026-01', '2026-03'].map(mystery))).toEqual([
      { severity: 'error', file: '2026-03', path: ['month'], message: '2026-02 is missing before 2026-03' },
    ]))
})

const fileOf = (kind: DecodedFile['kind'], path: string, value: object): DecodedFile => ({
  path,
  kind,
  value,
  entries: [],
  links: [],
  issues: [],
})

const mystery = (month: string): DecodedFile => fileOf('mysteryGear', month, { month })
const gala = (name: string): DecodedFile => {
  const [season, year] = name.split(' ')
  return fileOf('seasonalGear', name, { season, year: Number(year) })
}

const messagesOf = (files: ReadonlyArray<DecodedFile>) => gapIssues(files).map(({ message }) => message)
