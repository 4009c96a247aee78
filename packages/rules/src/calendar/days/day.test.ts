import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY } from '../../kernel/index.ts'
import { dateOf, dayOf, daysInMonth, toIsoDay, weekdayOf } from './day.ts'

describe('a calendar day', () => {
  it.each([
    ['1970-01-01', 0, { year: 1970, month: 0, date: 1 }, 4],
    ['2024-02-29', 19_782, { year: 2024, month: 1, date: 29 }, 4],
    ['2026-11-21', 20_778, { year: 2026, month: 10, date: 21 }, 6],
    ['1969-12-31', -1, { year: 1969, month: 11, date: 31 }, 3],
  ])('%s is day %i with its date and weekday', (iso, day, date, weekday) => {
    expect(dateOf(day)).toEqual(date)
    expect(dayOf(date.year, date.month, date.date)).toBe(day)
    expect(toIsoDay(day)).toBe(iso)
    expect(weekdayOf(day)).toBe(weekday)
  })

  it('has the same date whichever way it is reckoned, in common, leap and century years', () => {
    const law = fc.property(fc.integer({ min: -800_000, max: 2_900_000 }), (day) => {
      const date = new Date(day * DAY)
      const reckoned = { year: date.getUTCFullYear(), month: date.getUTCMonth(), date: date.getUTCDate() }
      expect(dateOf(day)).toEqual(reckoned)
      expect(weekdayOf(day)).toBe(date.getUTCDay())
      expect(reckoned.date).toBeLessThanOrEqual(daysInMonth(reckoned.year, reckoned.month))
    })
    fc.assert(law, { examples: [[11_016], [11_017], [47_540], [-25_509]] })
  })

  it.each([1600, 1700, 1800, 1900, 2000, 2100, 2200, 2300, 2400])(
    'has the same date whichever way it is reckoned around the leap day of %i, the years before and after',
    (century) => {
      for (const year of [century - 1, century, century + 1])
        for (const days of [-307, -306, 0, 58, 59, 60, 61]) {
          const date = new Date(Date.UTC(year, 0, 1) + days * DAY)
          const reckoned = { year: date.getUTCFullYear(), month: date.getUTCMonth(), date: date.getUTCDate() }
          expect(dateOf(dayOf(year, 0, 1) + days)).toEqual(reckoned)
        }
    },
  )

  it('has 29 days of February in leap years only', () => {
    expect([2023, 2024, 1900, 2000].map((year) => daysInMonth(year, 1))).toEqual([28, 29, 28, 29])
  })
})
