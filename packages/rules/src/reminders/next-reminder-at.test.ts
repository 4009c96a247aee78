import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aDaily, aTodo, aUser, NOON } from '../../test-kit/index.ts'
import { userDay } from '../calendar/index.ts'
import { DAY, HOUR, type Instant, MINUTE, toIso } from '../kernel/index.ts'
import { isReminded, nextReminderAt } from './next-reminder-at.ts'
import { clockAt, instantOn, timeOfDayAt, type Zone } from './zone.ts'

const at = (text: string): Instant => Date.parse(text)

/** Central Europe in 2026: UTC+2 from 29 March to 25 October at 01:00 UTC, UTC+1 otherwise. */
const europe = (dayStart = 0): Zone => ({
  dayStart,
  offsetAt: (now) => (now >= at('2026-03-29T01:00Z') && now < at('2026-10-25T01:00Z') ? -120 : -60),
})

const every = { frequency: 'daily', everyX: 1, startDate: '2026-01-01T00:00:00.000Z' } as const
const remindedAt = (...times: ReadonlyArray<string>) => ({
  reminders: times.map((time, index) => ({ id: String(index), time: toIso(at(time)) })),
})
const next = (task: Parameters<ReturnType<typeof nextReminderAt>>[0], after: string, zone = europe()) => {
  const found = nextReminderAt(zone)(task, at(after))
  return found === undefined ? undefined : toIso(found)
}

describe('a daily reminds', () => {
  const daily = aDaily({ ...every, ...remindedAt('2026-01-01T07:00Z') })

  it('at the same time of the day, winter and summer', () => {
    expect(next(daily, '2026-02-01T00:00Z')).toBe('2026-02-01T07:00:00.000Z')
    expect(next(daily, '2026-03-28T12:00Z')).toBe('2026-03-29T06:00:00.000Z')
    expect(next(daily, '2026-10-24T12:00Z')).toBe('2026-10-25T07:00:00.000Z')
  })

  it('after the hour that the clock skips, as much later, and once in the hour that comes twice', () => {
    const night = aDaily({ ...every, ...remindedAt('2026-01-01T01:30Z') })
    expect(next(night, '2026-03-28T12:00Z')).toBe('2026-03-29T01:30:00.000Z')
    expect(next(night, '2026-10-24T12:00Z')).toBe('2026-10-25T00:30:00.000Z')
    expect(next(night, '2026-10-25T00:30Z')).toBe('2026-10-26T01:30:00.000Z')
  })

  it('on due days alone, and not while it is paused', () => {
    const weekly = { ...every, everyX: 7 }
    expect(next(aDaily({ ...daily, ...weekly }), '2026-01-01T08:00Z')).toBe('2026-01-08T07:00:00.000Z')
    expect(next(aDaily({ ...daily, paused: true }), '2026-01-01T08:00Z')).toBeUndefined()
  })

  it('in the night that ends its day, before the day start', () => {
    const late = aDaily({ ...every, everyX: 2, ...remindedAt('2026-01-01T00:30Z') })
    expect(next(late, '2026-01-01T12:00Z', europe(3))).toBe('2026-01-02T00:30:00.000Z')
    expect(next(late, '2026-01-02T00:30Z', europe(3))).toBe('2026-01-04T00:30:00.000Z')
  })

  it('at the first of its times, and from the date of a reminder on', () => {
    const [first, second] = remindedAt('2026-01-01T19:00Z', '2026-01-01T07:00Z').reminders
    if (first === undefined || second === undefined) throw new Error('no reminders')
    const late = { ...second, startDate: toIso(at('2026-02-01T00:00Z')) }
    expect(next(aDaily({ ...every, reminders: [first, late] }), '2026-01-05T00:00Z')).toBe('2026-01-05T19:00:00.000Z')
    expect(next(aDaily({ ...every, reminders: [first, late] }), '2026-02-01T00:00Z')).toBe('2026-02-01T07:00:00.000Z')
  })
})

describe('a to-do reminds', () => {
  it('once, unless it is done', () => {
    const todo = aTodo({ completed: false, ...remindedAt('2026-06-01T07:00Z') })
    expect(next(todo, '2026-01-01T00:00Z')).toBe('2026-06-01T07:00:00.000Z')
    expect(next(todo, '2026-06-01T07:00Z')).toBeUndefined()
    expect(next(aTodo({ ...todo, completed: true }), '2026-01-01T00:00Z')).toBeUndefined()
  })

  it('never at a time that is none', () => {
    expect(next(aTodo({ reminders: [{ id: 'a', time: 'soon' }] }), '2026-01-01T00:00Z')).toBeUndefined()
  })
})

describe('who is reminded', () => {
  const zone: Zone = { dayStart: 0, offsetAt: () => 0 }
  const open = aDaily({ ...every, completed: false })
  const done = aDaily({ ...every, completed: true })
  const reminded = (user: Parameters<typeof aUser>[0], task = open, now = NOON) =>
    isReminded(zone, aUser({ lastCron: toIso(NOON), ...user }))(task, now)

  it('is whoever has it still to do', () => {
    expect([reminded({}), reminded({}, done)]).toEqual([true, false])
  })

  it('is whoever did it yesterday and has not started today', () => expect(reminded({}, done, NOON + DAY)).toBe(true))

  it('is nobody at the inn, or on time off', () => {
    expect(reminded({ preferences: { sleep: true } })).toBe(false)
    const day = toIso(NOON).slice(0, 10)
    expect(reminded({ preferences: { timeOffFrom: day, timeOffUntil: day } })).toBe(false)
    expect(reminded({ preferences: { timeOffFrom: day, timeOffUntil: day } }, open, NOON + DAY)).toBe(true)
  })
})

describe('reminders', () => {
  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 })
  const dayStarts = fc.integer({ min: 0, max: 24 })

  it('of a daily come once on each user day, in order, through daylight saving', () => {
    const law = fc.property(minutes, dayStarts, fc.constantFrom(85, 295), (minute, dayStart, first) => {
      const zone = europe(dayStart)
      const daily = aDaily({
        ...every,
        reminders: [{ id: 'a', time: toIso(at('2026-01-01T00:00Z') + minute * MINUTE) }],
      })
      const instants: Instant[] = []
      let now = at('2026-01-01T12:00Z') + first * DAY
      for (let count = 0; count < 8; count += 1) {
        const found = nextReminderAt(zone)(daily, now)
        if (found === undefined) throw new Error('there is no next one')
        expect(found).toBeGreaterThan(now)
        instants.push(found)
        now = found
      }
      const gaps = instants.slice(1).map((each, index) => (each - (instants[index] ?? 0)) / HOUR)
      // a day with the change of the clock has 23 or 25 hours, and a skipped time moves by one more
      for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(23)
      for (const gap of gaps) expect(gap).toBeLessThanOrEqual(25)
    })
    fc.assert(law, {
      examples: [
        [90, 0, 85],
        [90, 3, 85],
        [90, 0, 295],
        [1439, 24, 295],
        [0, 0, 85],
      ],
    })
  })

  it('show the time of the day on the wall, except in the hour that is skipped', () => {
    const law = fc.property(fc.integer({ min: 20_500, max: 20_820 }), minutes, dayStarts, (day, minute, dayStart) => {
      const zone = europe(dayStart)
      const found = instantOn(zone, day, minute * MINUTE)
      const isSkipped = found >= at('2026-03-29T01:00Z') && found < at('2026-03-29T02:00Z')
      expect(timeOfDayAt(zone, found)).toBe((minute + (isSkipped && minute < 180 ? 60 : 0)) * MINUTE)
      if (!isSkipped) expect(userDay(clockAt(zone, found), found)).toBe(day)
    })
    fc.assert(law, {
      examples: [
        [20_541, 150, 0],
        [20_541, 180, 0],
        [20_751, 150, 0],
        [20_751, 0, 3],
        [20_751, 0, 24],
      ],
    })
  })
})
