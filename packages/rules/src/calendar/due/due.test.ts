import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aDaily, aHabit, NOON } from '../../../test-kit/index.ts'
import { DAY } from '../../kernel/index.ts'
import { type Daily, WEEKDAYS } from '../../model/index.ts'
import { dayClock, toIsoDay, userDay } from '../days/index.ts'
import { isDue } from './is-due.ts'
import { nextDue, nextDueDays } from './next-due.ts'
import { withDueDates } from './with-due-dates.ts'

const UTC = dayClock(0, 0)

describe('when a daily is due (rules 4.2, 4.3)', () => {
  it.each(goldenRows())('%s', (_, schedule, today, due, next) => {
    const now = Date.parse(`${today}T12:00:00.000Z`)
    expect(isDue(schedule, UTC, now)).toBe(due)
    expect(nextDueDays(schedule, UTC, now).map(toIsoDay).join(' ')).toBe(next)
  })

  it.each([
    ['has no start date', aDaily({ startDate: null })],
    ['has an interval of 0', aDaily({ everyX: 0 })],
    ['has an interval above 9999', aDaily({ everyX: 10_000 })],
    ['starts tomorrow', aDaily({ startDate: '2026-06-11T00:00:00.000Z' })],
    ['is a habit', aHabit()],
  ])('is never when it %s', (_, task) => expect(isDue(task, UTC, NOON)).toBe(false))

  it('reads the start in the zone of now, so a move west puts it a day earlier', () => {
    const daily = aDaily({ frequency: 'daily', everyX: 2, startDate: '2024-06-12T04:00:00.000Z' })
    const noon = Date.parse('2024-12-01T17:00:00.000Z')
    expect(isDue(daily, dayClock(0, 240), noon)).not.toBe(isDue(daily, dayClock(0, 300), noon))
  })

  it('stores upcoming days as midnight in the zone of the player', () => {
    const daily = aDaily({ frequency: 'daily', everyX: 1, startDate: '2024-03-01T05:00:00.000Z' })
    expect(nextDue(daily, dayClock(5, 300), Date.parse('2024-03-05T09:59:59.999Z'))[0]).toBe('2024-03-05T05:00:00.000Z')
  })

  it('is brought up to date without touching a daily whose days have not moved', () => {
    const fresh = withDueDates(aDaily(), UTC, NOON)
    expect(fresh.nextDue).toHaveLength(6)
    expect(withDueDates(fresh, UTC, NOON + 1)).toBe(fresh)
    expect(withDueDates(fresh, UTC, NOON + DAY).nextDue[0]).toBe('2026-06-12T00:00:00.000Z')
  })

  it('lists as upcoming the days on which it will be due, and no other', () => {
    const law = fc.property(schedules, fc.integer({ min: 0, max: 800 }), (schedule, offset) => {
      const daily = aDaily(schedule)
      const now = NOON + offset * DAY
      const upcoming = nextDueDays(daily, UTC, now)
      const today = userDay(UTC, now)
      const last = upcoming.at(-1) ?? today
      const days = Array.from({ length: Math.min(last - today, 5000) }, (_, index) => today + 1 + index)
      const due = days.filter((day) => isDue(daily, UTC, day * DAY))
      expect(upcoming.slice(0, due.length)).toEqual(due)
      expect([...upcoming].sort((a, b) => a - b)).toEqual(upcoming)
    })
    fc.assert(law, { numRuns: 200, examples: [[{ frequency: 'yearly', startDate: '2024-02-29T00:00:00.000Z' }, 0]] })
  })
})

const schedules: fc.Arbitrary<Partial<Daily>> = fc.record({
  frequency: fc.constantFrom('daily', 'weekly', 'monthly', 'yearly'),
  everyX: fc.integer({ min: 1, max: 9 }),
  startDate: fc.integer({ min: -2000, max: 900 }).map((days) => new Date(NOON + days * DAY).toISOString()),
  repeat: fc.record({
    su: fc.boolean(),
    m: fc.boolean(),
    t: fc.boolean(),
    w: fc.boolean(),
    th: fc.boolean(),
    f: fc.boolean(),
    s: fc.boolean(),
  }),
  daysOfMonth: fc.array(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 3 }),
  weeksOfMonth: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 2 }),
})

function goldenRows(): ReadonlyArray<readonly [string, Daily, string, boolean, string]> {
  const text = readFileSync(new URL('due.golden.csv', import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => {
      const [name = '', frequency, everyX, start, weekdays = '', dates = '', weeks = '', today = '', due, next = ''] =
        line.split(',')
      const on = words(weekdays)
      const daily = aDaily({
        frequency: frequency as Daily['frequency'],
        everyX: Number(everyX),
        startDate: `${start}T00:00:00.000Z`,
        repeat: Object.fromEntries(WEEKDAYS.map((day) => [day, on.includes(day)])) as Daily['repeat'],
        daysOfMonth: words(dates).map(Number),
        weeksOfMonth: words(weeks).map(Number),
      })
      return [name, daily, today, due === '1', next] as const
    })
}

function words(text: string): ReadonlyArray<string> {
  return text === '' ? [] : text.split(' ')
}
