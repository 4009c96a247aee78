import { describe, expect, it } from 'vitest'
import { clamp, diminishing, HIGHEST_FIGURE, round1, sum } from './numbers.ts'

describe('figures (rules 0.2)', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [5, 5],
    [10, 10],
    [11, 10],
  ])('%d between 0 and 10 is %d', (value, clamped) => expect(clamp(value, 0, 10)).toBe(clamped))

  it.each([
    [1.24, 1.2],
    [1.25, 1.3],
    [-1.25, -1.2],
    [-1.26, -1.3],
  ])('%d to one decimal is %d, ties upwards', (value, rounded) => expect(round1(value)).toBe(rounded))

  it.each([
    [0, 75, undefined, 0],
    [37.5, 75, undefined, 37.5],
    [50, 75, undefined, 42.857143],
    [60, 20, 200, 4.615385],
  ])('%d approaches %d, halfway at %s: %d', (value, most, halfway, reached) =>
    expect(diminishing(value, most, halfway)).toBeCloseTo(reached, 6),
  )

  it('add up, and end at the highest', () =>
    expect([sum([]), sum([1, 2, 3]), HIGHEST_FIGURE]).toEqual([0, 6, 99_999_999]))
})
