import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY } from '../../kernel/index.ts'
import { toIsoDay } from './day.ts'
import { dayClock } from './day-clock.ts'
import { calendarDay, daysSince, midnightOf, startOfNextUserDay, startOfUserDay, userDay } from './user-day.ts'

const at = (iso: string): number => Date.parse(iso)

describe('the user day', () => {
  it('is still yesterday before the hour at which the day starts', () => {
    const clock = dayClock(3, 0)
    expect(toIsoDay(userDay(clock, at('2025-01-01T02:59:59.999Z')))).toBe('2024-12-31')
    expect(toIsoDay(userDay(clock, at('2025-01-01T03:00:00.000Z')))).toBe('2025-01-01')
  })

  it('is read in the zone of the player: minutes are added to local time to get UTC', () => {
    expect(toIsoDay(userDay(dayClock(0, -120), at('2026-06-09T22:00:00.000Z')))).toBe('2026-06-10')
    expect(toIsoDay(userDay(dayClock(0, 300), at('2026-06-10T04:59:59.999Z')))).toBe('2026-06-09')
  })

  it('begins a day late for a day start of 24', () => {
    expect(toIsoDay(userDay(dayClock(24, 0), at('2026-06-10T12:00:00.000Z')))).toBe('2026-06-09')
  })

  it.each([
    ['6 from 13:00 to 03:00 a week later', 6, '2024-03-01T13:00:00.000Z', '2024-03-08T03:00:00.000Z', 6],
    ['11 from 08:00 to 17:00 a week later', 11, '2024-03-01T08:00:00.000Z', '2024-03-08T17:00:00.000Z', 8],
    ['0 back to the day before', 0, '2024-03-08T12:00:00.000Z', '2024-03-07T13:00:00.000Z', -1],
  ])('counts whole days (rules 3.1, worked) with a day start of %s', (_, dayStart, from, to, days) => {
    expect(daysSince(dayClock(dayStart, 0), at(from), at(to))).toBe(days)
  })

  it('keeps the date on the wall apart from the day of the player', () => {
    const clock = dayClock(5, 60)
    expect(toIsoDay(calendarDay(clock, at('2026-06-10T03:00:00.000Z')))).toBe('2026-06-10')
    expect(toIsoDay(userDay(clock, at('2026-06-10T03:00:00.000Z')))).toBe('2026-06-09')
    expect(midnightOf(clock, calendarDay(clock, at('2026-06-10T03:00:00.000Z')))).toBe(at('2026-06-10T01:00:00.000Z'))
  })

  it('always lies between its start and the start of the next', () => {
    const law = fc.property(
      fc.integer({ min: 0, max: 24 }),
      fc.integer({ min: -840, max: 720 }),
      fc.integer({ min: 0, max: 4e12 }),
      (dayStart, offset, now) => {
        const clock = dayClock(dayStart, offset)
        const start = startOfUserDay(clock, now)
        expect(start <= now && now < startOfNextUserDay(clock, now)).toBe(true)
        expect(userDay(clock, start)).toBe(userDay(clock, now))
        expect(userDay(clock, start - 1)).toBe(userDay(clock, now) - 1)
        expect(daysSince(clock, now, now + DAY)).toBe(1)
      },
    )
    fc.assert(law, {
      examples: [
        [0, 0, 0],
        [24, 720, 1],
        [23, -840, DAY - 1],
      ],
    })
  })
})

describe('the clock of settings', () => {
  it.each([
    ['a day start of 25', 25, 0, { dayStart: 0, timezoneOffset: 0 }],
    ['a day start below 0', -1, 0, { dayStart: 0, timezoneOffset: 0 }],
    ['no day start', null, 300, { dayStart: 0, timezoneOffset: 300 }],
    ['a day start written as text', '4', 0, { dayStart: 4, timezoneOffset: 0 }],
    ['a zone east of all', 0, -841, { dayStart: 0, timezoneOffset: 0 }],
    ['a zone west of all', 0, 721, { dayStart: 0, timezoneOffset: 0 }],
    ['the outermost zones', 24, -840, { dayStart: 24, timezoneOffset: -840 }],
  ])('reads %s', (_, dayStart, offset, clock) => {
    expect(dayClock(dayStart, offset)).toEqual(clock)
  })
})
