import { describe, expect, it } from 'vitest'
import { aDaily } from '../../../test-kit/index.ts'
import type { Daily } from '../../model/index.ts'
import { dayClock, type DayClock, dayOf, toIsoDay } from '../days/index.ts'
import { dueDays } from './due-days.ts'
import { isDue, isMissed } from './is-due.ts'
import { nextDueDays } from './next-due.ts'
import { periodOf } from './period-of.ts'

const UTC = dayClock(0, 0)
/** 8 June 2026 is a Monday. */
const june = (date: number) => Date.UTC(2026, 5, date, 12)
const days = (...dates: ReadonlyArray<number>) => dates.map((date) => toIsoDay(dayOf(2026, 5, date)))

const times = (count: number, changes: Partial<Daily> = {}, per: 'week' | 'month' = 'week') =>
  aDaily({ startDate: '2026-01-01T00:00:00.000Z', recurrence: { type: 'times', times: count, per }, ...changes })
const afterDone = (count: number, changes: Partial<Daily> = {}) =>
  aDaily({ startDate: '2026-06-01T00:00:00.000Z', recurrence: { type: 'afterDone', days: count }, ...changes })

const dueIn = (daily: Daily, dates: ReadonlyArray<number>, test = isDue, clock: DayClock = UTC) =>
  dates.filter((date) => test(daily, clock, june(date)))
const WEEK = [8, 9, 10, 11, 12, 13, 14]

describe('a daily that is due so many times a week', () => {
  it('is due each day until it was done so often, and again when the next week begins', () => {
    expect(dueIn(times(3, { doneOn: days(8, 10) }), [...WEEK, 15])).toEqual([8, 9, 10, 11, 12, 13, 14, 15])
    expect(dueIn(times(3, { doneOn: days(8, 10, 11) }), [...WEEK, 15])).toEqual([8, 9, 10, 11, 15])
  })

  it('is missed only on days on which its target is out of reach', () => {
    expect(dueIn(times(3), WEEK, isMissed)).toEqual([12, 13, 14])
    expect(dueIn(times(3, { doneOn: days(9) }), WEEK, isMissed)).toEqual([13, 14])
    expect(dueIn(times(3, { doneOn: days(8, 9, 10) }), WEEK, isMissed)).toEqual([])
    expect(dueIn(times(7), WEEK, isMissed)).toEqual(WEEK)
  })

  it('counts a day once', () => {
    expect(periodOf(times(3, { doneOn: [...days(8, 8), ...days(9)] }), UTC, dayOf(2026, 5, 9))?.done).toBe(2)
  })

  it('has weeks that begin as those of the player do', () => {
    const done = times(2, { doneOn: days(11, 13) })
    expect(dueIn(done, [14], isDue, { ...UTC, firstWeekday: 0 })).toEqual([14])
    expect(dueIn(done, [14], isDue, { ...UTC, firstWeekday: 1 })).toEqual([])
    expect(dueIn(done, [12], isDue, { ...UTC, firstWeekday: 6 })).toEqual([12])
  })

  it('asks for its share of the week in which it starts', () => {
    const late = times(3, { startDate: '2026-06-12T00:00:00.000Z' })
    expect(periodOf(late, UTC, dayOf(2026, 5, 12))?.target).toBe(2)
    expect(dueIn(late, [11, 12, 13, 14])).toEqual([12, 13, 14])
    expect(dueIn(late, [12, 13, 14], isMissed)).toEqual([13, 14])
  })

  it('has months of their own lengths', () => {
    const done = times(2, { doneOn: days(1, 30) }, 'month')
    expect(periodOf(done, UTC, dayOf(2026, 5, 30))).toMatchObject({ done: 2, target: 2, last: dayOf(2026, 5, 30) })
    expect(dueIn(times(2, {}, 'month'), [28, 29, 30], isMissed)).toEqual([29, 30])
  })

  it('is planned for today and for the last days of its week; stored are all on which it may be done', () => {
    const today = dayOf(2026, 5, 9)
    expect(dueDays(times(2, { doneOn: days(8) }), UTC, today, 8).map(toIsoDay)).toEqual([...days(9, 14)])
    expect(nextDueDays(times(1, { doneOn: days(8) }), UTC, june(9)).map(toIsoDay)).toEqual(days(15, 16, 17, 18, 19, 20))
  })
})

describe('a daily that is due so many days after it was done', () => {
  it('is due from its start, then from so many days after it was done last, until it is done', () => {
    expect(dueIn(afterDone(3, { startDate: '2026-06-09T00:00:00.000Z' }), WEEK)).toEqual([9, 10, 11, 12, 13, 14])
    expect(dueIn(afterDone(3, { doneOn: days(5, 8) }), WEEK)).toEqual([8, 11, 12, 13, 14])
    expect(dueIn(afterDone(3, { doneOn: days(7) }), WEEK, isMissed)).toEqual([10, 11, 12, 13, 14])
  })

  it('is planned as if it were done each time, and so are the days that are stored', () => {
    const daily = afterDone(3, { doneOn: days(8) })
    expect(dueDays(daily, UTC, dayOf(2026, 5, 9), 9).map(toIsoDay)).toEqual(days(11, 14, 17))
    expect(nextDueDays(daily, UTC, june(11)).map(toIsoDay)).toEqual(days(14, 17, 20, 23, 26, 29))
    expect(nextDueDays(afterDone(9999, { doneOn: days(8) }), UTC, june(9))).toHaveLength(6)
  })
})

describe('a daily that is skipped', () => {
  it.each([
    ['by a frequency', aDaily({ startDate: '2026-06-01T00:00:00.000Z' })],
    ['otherwise', times(7)],
  ])('is not due on that day when it is due %s, and counts as not done', (_, daily) => {
    const skipped = { ...daily, skippedOn: '2026-06-10' }
    expect(dueIn(skipped, WEEK)).toEqual([8, 9, 11, 12, 13, 14])
    expect(dueIn(skipped, WEEK, isMissed)).toEqual(WEEK)
    expect(dueDays(skipped, UTC, dayOf(2026, 5, 10), 2)).toEqual([dayOf(2026, 5, 11)])
  })
})

describe('a paused daily', () => {
  it('is not due, however it recurs', () => expect(dueIn(times(3, { paused: true }), WEEK)).toEqual([]))
})
