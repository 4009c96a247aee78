import { describe, expect, it } from 'vitest'
import { formatAmount, formatList, formatNumber } from './format.ts'

describe('formatBig', () => {
  it.each([
    [0, '0'],
    [3, '3'],
    [12.345, '12.34'],
    [999.999, '999.99'],
    [1000, '1.0k'],
    [1286, '1.2k'],
    [999_999, '999.9k'],
    [1_000_000, '1.0m'],
    [2_560_000_000, '2.5b'],
    [-1500, '-1.5k'],
  ])('writes %d as %s', (value, expected) => expect(formatAmount(value)).toBe(expected))
})

describe('the language', () => {
  it('writes numbers and lists as its people do', () => {
    expect(formatNumber(1286.5)).toBe('1,286.5')
    expect(formatList(['milk', 'eggs', 'bread'])).toBe('milk, eggs, and bread')
  })
})
