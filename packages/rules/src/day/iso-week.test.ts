import { describe, expect, it } from 'vitest'
import { dayOf } from '../calendar/index.ts'
import { isoWeek } from './iso-week.ts'

describe('isoWeek', () => {
  it.each([
    [2026, 1, 1, 1],
    [2025, 12, 29, 1],
    [2025, 12, 28, 52],
    [2026, 6, 10, 24],
    [2026, 12, 31, 53],
    [2027, 1, 3, 53],
    [2027, 1, 4, 1],
    [2024, 2, 29, 9],
  ])('%d-%d-%d lies in week %d', (year, month, date, week) => expect(isoWeek(dayOf(year, month - 1, date))).toBe(week))
})
