import { describe, expect, it } from 'vitest'
import { A_DAY, SAMPLE_ITEM } from '../fixtures/sample-shop.ts'
import { nextChange, sharedEnd, timeLeft } from './next-change.ts'

const HOUR = 3_600_000
const until = (...hours: ReadonlyArray<number | undefined>) =>
  hours.map((hour) => ({ ...SAMPLE_ITEM, end: hour === undefined ? undefined : A_DAY + hour * HOUR }))

describe('the next change of a shop', () => {
  it('is the first end that is still to come', () => {
    const shelves = [{ id: 'a', title: 'A', items: until(undefined, 50, -1, 26) }]
    expect(nextChange(shelves, A_DAY)).toBe(A_DAY + 26 * HOUR)
    expect(nextChange([{ id: 'a', title: 'A', items: until(undefined) }], A_DAY)).toBeUndefined()
  })

  it('is told in days, and in hours on the last day', () => {
    expect(timeLeft(A_DAY + 50 * HOUR, A_DAY)).toBe('2 days')
    expect(timeLeft(A_DAY + 24 * HOUR, A_DAY)).toBe('1 day')
    expect(timeLeft(A_DAY + 90 * 60_000, A_DAY)).toBe('2 hours')
    expect(timeLeft(A_DAY, A_DAY)).toBe('1 hour')
  })

  it('stands beside a shelf whose items all leave together', () => {
    expect(sharedEnd(until(5, 5))).toBe(A_DAY + 5 * HOUR)
    expect(sharedEnd(until(5, 6))).toBeUndefined()
    expect(sharedEnd([])).toBeUndefined()
  })
})
