import { expect, it } from 'vitest'
import { findRepeat } from './finders/index.ts'
import { meaningText } from './meaning-text.ts'

/** A Sunday. */
const clock = { language: 'en', now: Date.UTC(2026, 10, 22, 17), timezoneOffset: 0 }

it.each([
  ['Bins every other Monday', 'every 2 weeks, on Mon, from Mon, Nov 23, 2026'],
  ['Run every Monday and Friday', 'on Mon and Fri'],
  ['Sheets every 2 weeks', 'every 2 weeks'],
  ['Rent every month on the 1st', 'every month, from Tue, Dec 1, 2026'],
  ['Backup first Monday of the month', 'on the first Monday of the month'],
  ['Read every evening', 'every day at 7:00 PM'],
])('says how "%s" repeats', (line, words) =>
  expect(findRepeat(line, clock).map(({ meaning }) => meaningText(meaning))).toEqual([words]),
)
