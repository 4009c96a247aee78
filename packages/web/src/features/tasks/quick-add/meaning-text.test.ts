import { expect, it } from 'vitest'
import { findRepeat } from './find-repeat.ts'
import { meaningText } from './meaning-text.ts'

it.each([
  ['Bins every other Monday', 'every 2 weeks, on Mon'],
  ['Run every Monday and Friday', 'on Mon and Fri'],
  ['Sheets every 2 weeks', 'every 2 weeks'],
])('says how "%s" repeats', (line, words) =>
  expect(findRepeat(line).map(({ meaning }) => meaningText(meaning))).toEqual([words]),
)
