import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aDaily, aHabit, aTodo, aUser, NOON } from '../../test-kit/index.ts'
import { DAY, HOUR, type Instant, toIso } from '../kernel/index.ts'
import { asKey, type Task, type TaskId } from '../model/index.ts'
import { daySummary, nextSummaryAt } from './day-summary.ts'
import type { Zone } from './zone.ts'

const at = (text: string): Instant => Date.parse(text)

/** Central Europe in 2026: UTC+2 from 29 March to 25 October at 01:00 UTC, UTC+1 otherwise. */
const europe = (dayStart = 0): Zone => ({
  dayStart,
  offsetAt: (now) => (now >= at('2026-03-29T01:00Z') && now < at('2026-10-25T01:00Z') ? -120 : -60),
})
const greenwich: Zone = { dayStart: 0, offsetAt: () => 0 }
const next = (after: string, zone = europe()) => toIso(nextSummaryAt(zone)(at(after)))

describe('a day is summed up', () => {
  it('at eight in the evening on the clock of the player, winter and summer', () => {
    expect(next('2026-01-10T12:00Z')).toBe('2026-01-10T19:00:00.000Z')
    expect(next('2026-01-10T19:00Z')).toBe('2026-01-11T19:00:00.000Z')
    expect(next('2026-03-28T20:00Z')).toBe('2026-03-29T18:00:00.000Z')
  })

  it('also where the day of the player starts after that', () => {
    expect(next('2026-01-10T12:00Z', europe(22))).toBe('2026-01-10T19:00:00.000Z')
  })

  it('once a day, whenever somebody looks', () => {
    const law = fc.property(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 8000 }), (dayStart, hours) => {
      const first = nextSummaryAt(europe(dayStart))(at('2026-01-01T00:00Z') + hours * HOUR)
      const gap = nextSummaryAt(europe(dayStart))(first) - first
      expect(gap).toBeGreaterThanOrEqual(23 * HOUR)
      expect(gap).toBeLessThanOrEqual(25 * HOUR)
    })
    fc.assert(law)
  })
})

describe('the summary of a day', () => {
  const id = (name: string) => ({ _id: asKey<TaskId>(name), text: name })
  const every = { frequency: 'daily', everyX: 1, startDate: '2026-01-01T00:00:00.000Z' } as const
  const names = (tasks: ReadonlyArray<Task> = []) => tasks.map(({ text }) => text)
  const today = aUser({ lastCron: toIso(NOON) })
  const tasks = [
    aHabit(id('habit')),
    aDaily({ ...id('ticked'), ...every, completed: true }),
    aDaily({ ...id('open'), ...every }),
    aDaily({ ...id('paused'), ...every, paused: true }),
    aTodo({ ...id('late'), date: toIso(NOON - 2 * DAY) }),
    aTodo({ ...id('today'), date: toIso(NOON) }),
    aTodo({ ...id('tomorrow'), date: toIso(NOON + DAY) }),
    aTodo(id('undated')),
  ]

  it('says what is done, what is still to do, and what comes tomorrow', () => {
    const summary = daySummary(greenwich, today)(tasks, NOON)
    expect([summary?.due, summary?.done]).toEqual([2, 1])
    expect(names(summary?.open)).toEqual(['open', 'late', 'today'])
    expect(names(summary?.tomorrow)).toEqual(['tomorrow'])
  })

  it('names dailies in the order of the player, then to-dos, the longest overdue first, however they were found', () => {
    const dailys = ['daily 2', 'daily 1'].map((name) => aDaily({ ...id(name), ...every }))
    const todos = [0, -3, -1, 1, -3].map((days, index) =>
      aTodo({ ...id(`${index}: ${days}`), date: toIso(NOON + days * DAY) }),
    )
    const ids = (of: ReadonlyArray<Task>) => of.map(({ _id }) => _id)
    const user = aUser({ lastCron: toIso(NOON), tasksOrder: { dailys: ids(dailys), todos: ids(todos) } })
    const ordered = ['daily 2', 'daily 1', '1: -3', '4: -3', '2: -1', '0: 0']
    const law = fc.property(fc.shuffledSubarray([...dailys, ...todos], { minLength: 7 }), (found) => {
      expect(names(daySummary(greenwich, user)(found, NOON)?.open)).toEqual(ordered)
    })
    fc.assert(law)
  })

  it('takes the ticks of a day that was not started for those of the day before', () => {
    const summary = daySummary(greenwich, aUser({ lastCron: toIso(NOON - DAY) }))(tasks, NOON)
    expect([summary?.due, summary?.done]).toEqual([2, 0])
  })

  it('is none for who rests, is on time off, or has nothing to do', () => {
    const day = toIso(NOON).slice(0, 10)
    const off = { timeOffFrom: day, timeOffUntil: day }
    expect(daySummary(greenwich, aUser({ preferences: { sleep: true } }))(tasks, NOON)).toBeUndefined()
    expect(daySummary(greenwich, aUser({ preferences: off }))(tasks, NOON)).toBeUndefined()
    expect(daySummary(greenwich, today)([aHabit(id('habit')), aTodo(id('undated'))], NOON)).toBeUndefined()
  })
})
