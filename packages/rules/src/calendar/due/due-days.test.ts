import { describe, expect, it } from 'vitest'
import { aDaily } from '../../../test-kit/index.ts'
import { dayClock, dayOf, toIsoDay } from '../days/index.ts'
import { dueDays } from './due-days.ts'

const UTC = dayClock(0, 0)
const JUNE_10 = dayOf(2026, 5, 10)
const days = (daily: Parameters<typeof aDaily>[0], count = 7) =>
  dueDays(aDaily({ startDate: '2026-06-01T00:00:00.000Z', ...daily }), UTC, JUNE_10, count).map(toIsoDay)

describe('the days on which a daily is due', () => {
  it('are counted from its start, within the days that are asked for', () =>
    expect(days({ frequency: 'daily', everyX: 3 })).toEqual(['2026-06-10', '2026-06-13', '2026-06-16']))

  it('have the last day of a short month for the 31st', () =>
    expect(days({ frequency: 'monthly', everyX: 1, daysOfMonth: [31] }, 60)).toEqual(['2026-06-30', '2026-07-31']))

  it('are none before its start, and none without one', () => {
    expect(days({ frequency: 'daily', everyX: 1, startDate: '2026-06-15T00:00:00.000Z' })).toEqual([
      '2026-06-15',
      '2026-06-16',
    ])
    expect(days({ frequency: 'daily', everyX: 1, startDate: null })).toEqual([])
  })
})
