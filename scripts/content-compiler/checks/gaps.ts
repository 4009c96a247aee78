import type { ContentIssue } from '../issue.ts'
import { SEASON_NAMES, type DecodedFile } from '../file-kinds/index.ts'
import { filesOfKind } from './files-of-kind.ts'

type Dated = { readonly file: string; readonly at: string; readonly number: number }

/** From this year on months are out of time, and may have gaps. */
const OUT_OF_TIME = 3000

/**
 * Sets that come every month or every gala leave none out: subscribers and shops would be left with
 * nothing. docs/reference/content-facts.md 3.4, 3.7 and 4.2.
 */
export const gapIssues = (files: ReadonlyArray<DecodedFile>): ReadonlyArray<ContentIssue> => [
  ...gapsIn(
    filesOfKind(files, 'mysteryGear').flatMap(({ path: file, value: { month } }) =>
      month === undefined || Number(month.slice(0, 4)) >= OUT_OF_TIME
        ? []
        : [{ file, at: 'month', number: monthNumber(month) }],
    ),
    monthName,
  ),
  ...gapsIn(
    filesOfKind(files, 'backgrounds').flatMap(({ path: file, value: { set } }) => {
      const [, month, year] = MONTHLY.exec(set ?? '') ?? []
      return month === undefined ? [] : [{ file, at: 'set', number: monthNumber(`${year}-${month}`) }]
    }),
    monthName,
  ),
  ...gapsIn(
    filesOfKind(files, 'seasonalGear').flatMap(({ path: file, value: { season, year } }) =>
      season === undefined || year === undefined
        ? []
        : [{ file, at: 'season', number: year * SEASON_NAMES.length + SEASON_NAMES.indexOf(season) }],
    ),
    (number) => `${SEASON_NAMES[number % SEASON_NAMES.length]} ${Math.floor(number / SEASON_NAMES.length)}`,
  ),
]

/** The key of a set of scenes that belongs to a month. */
export const MONTHLY = /^backgrounds(\d\d)(\d{4})$/

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
const monthName = (number: number): string => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`

const gapsIn = (dated: ReadonlyArray<Dated>, nameOf: (number: number) => string): ReadonlyArray<ContentIssue> => {
  const sorted = dated.toSorted((a, b) => a.number - b.number)
  return sorted.flatMap(({ file, at, number }, index): ReadonlyArray<ContentIssue> => {
    const before = sorted[index - 1]
    if (before === undefined || number - before.number <= 1) return []
    const gap =
      number - before.number === 2 ? nameOf(number - 1) : `${nameOf(before.number + 1)} to ${nameOf(number - 1)}`
    const verb = number - before.number === 2 ? 'is' : 'are'
    return [{ severity: 'error', file, path: [at], message: `${gap} ${verb} missing before ${nameOf(number)}` }]
  })
}
