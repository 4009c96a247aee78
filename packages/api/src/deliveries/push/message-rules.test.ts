import { expect, it } from 'vitest'
import { shortened } from './message-rules.ts'

/** One character that takes eleven units of text. */
const FAMILY = '👨‍👩‍👧‍👦'

it.each([
  ['a short line', 'Good morning!', 'Good morning!'],
  ['120 letters', 'a'.repeat(120), 'a'.repeat(120)],
  ['120 characters of many units', FAMILY.repeat(120), FAMILY.repeat(120)],
  ['121 letters', 'a'.repeat(121), `${'a'.repeat(119)}…`],
  ['121 characters of many units', FAMILY.repeat(121), `${FAMILY.repeat(119)}…`],
])('shortens %s to whole characters that a phone shows', (_, text, expected) => {
  expect(shortened(text)).toBe(expected)
})
