import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Instant, toIso } from '../../kernel/index.ts'
import { monthsBetween, monthsElapsed, monthsLater, nextMonth } from './month.ts'

const at = (text: string): Instant => Date.parse(text)
const anyInstant = fc.integer({ min: at('2020-01-01'), max: at('2030-01-01') })

describe('monthsElapsed', () => {
  it.each([
    ['2026-01-31T23:59:59.999Z', '2026-02-01T00:00:00.000Z', 1],
    ['2026-01-01T00:00:00.000Z', '2026-01-31T23:59:59.999Z', 0],
    ['2025-12-15T00:00:00.000Z', '2027-01-01T00:00:00.000Z', 13],
    ['2026-03-15T00:00:00.000Z', '2026-02-10T00:00:00.000Z', -1],
  ])('counts from %s to %s %i calendar months', (from, to, months) =>
    expect(monthsElapsed(at(from), at(to))).toBe(months),
  )
})

describe('monthsLater', () => {
  it.each([
    ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2027-12-31T23:30:00.000Z', 2, '2028-02-29T23:30:00.000Z'],
    ['2026-03-31T10:00:00.000Z', -1, '2026-02-28T10:00:00.000Z'],
    ['2026-05-20T12:00:00.000Z', 12, '2027-05-20T12:00:00.000Z'],
  ])('finds from %s, %i months on, %s', (from, months, to) => expect(toIso(monthsLater(at(from), months))).toBe(to))
})

describe('monthsBetween', () => {
  it('tells a month that is not over as a part of it', () => {
    expect(monthsBetween(at('2025-05-20T12:00:00Z'), at('2025-06-19T12:00:00Z'))).toBeCloseTo(30 / 31, 12)
    expect(monthsBetween(at('2026-02-10T00:00:00Z'), at('2026-02-24T00:00:00Z'))).toBeCloseTo(14 / 31, 12)
  })

  it('counts on from the last day of a month that lacks the day, in parts of the month that follows', () => {
    const halfADay = 0.5 / 31
    expect(monthsBetween(at('2026-01-31T00:00:00Z'), at('2026-02-28T12:00:00Z'))).toBeCloseTo(1 + halfADay, 12)
  })

  it('is always a whole number between the same hour of months, but for days that a month lacks', () =>
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 0, max: 36 }), (from, months) => {
        fc.pre(new Date(from).getUTCDate() <= 28)
        expect(monthsBetween(from, monthsLater(from, months))).toBeCloseTo(months, 9)
      }),
      { examples: [[at('2026-01-28T00:00:00Z'), 1]] },
    ))

  it('never is longer for an earlier end', () =>
    fc.assert(
      fc.property(anyInstant, anyInstant, fc.integer({ min: 1, max: 86_400_000 * 3 }), (from, span, less) => {
        const to = from + Math.abs(span % (86_400_000 * 400)) + less
        expect(monthsBetween(from, to - less)).toBeLessThanOrEqual(monthsBetween(from, to) + 2 / 28)
      }),
    ))
})

describe('nextMonth', () => {
  it('is midnight on the first', () =>
    expect(toIso(nextMonth(at('2026-12-31T23:59:59.999Z')))).toBe('2027-01-01T00:00:00.000Z'))
})
