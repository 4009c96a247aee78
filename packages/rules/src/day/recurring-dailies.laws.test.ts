import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aDaily, anyPlayer, aPlayer, aUser, loadCatalogue, NOON, outcomeOf } from '../../test-kit/index.ts'
import { DAY, toIso } from '../kernel/index.ts'
import type { Daily, Player, Task } from '../model/index.ts'
import { scoreTask } from '../scoring/index.ts'
import { startDay } from './start-day.ts'

const catalogue = loadCatalogue()
/** Monday, 8 June 2026. */
const MONDAY = Date.UTC(2026, 5, 8, 12)
const context = (now: number) => ({ catalogue, now, seed: `seed/${now}` })

const dailyOf = ({ tasks }: Player) => Object.values<Task>(tasks)[0] as Daily
const player = (changes: Partial<Daily>) => {
  const user = aUser({ lastCron: toIso(MONDAY), preferences: { timezoneOffset: 0, timezoneOffsetAtLastCron: 0 } })
  return aPlayer(user, [aDaily({ startDate: '2026-01-01T00:00:00.000Z', ...changes })])
}

const score = (before: Player, now: number, direction: 'up' | 'down' = 'up'): Player => {
  const { state } = outcomeOf(scoreTask(context(now))({ direction })({ user: before.user, task: dailyOf(before) }))
  return { user: state.user, tasks: { [state.task._id]: state.task } }
}
const begin = (before: Player, now: number) => outcomeOf(startDay(context(now))({})(before))

/** Plays days from Monday on: ticks where it is said, then the new day. Counts what was missed. */
const live = (before: Player, ticks: ReadonlyArray<boolean>) =>
  ticks.reduce(
    ({ state, missed }, isTicked, index) => {
      const now = MONDAY + index * DAY
      const day = begin(isTicked ? score(state, now) : state, now + DAY)
      const count = day.events.filter(({ type }) => type === 'DailyMissed').length
      return { state: day.state, missed: missed + count }
    },
    { state: before, missed: 0 },
  )

const times = (count: number, per: 'week' | 'month' = 'week') =>
  player({ recurrence: { type: 'times', times: count, per }, doneOn: [] })

describe('a daily that is due so many times a week', () => {
  it('costs what is missing from its target, and no more', () => {
    const week = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 })
    const law = fc.property(fc.integer({ min: 1, max: 7 }), week, (target, ticks) => {
      const done = ticks.filter(Boolean).length
      const { state, missed } = live(times(target), ticks)
      expect(missed).toBe(Math.max(0, target - done))
      if (missed === 0) expect(state.user.stats.hp).toBe(50)
    })
    fc.assert(law, { numRuns: 100, examples: [[3, [true, false, false, false, false, false, false]]] })
  })

  it('has a streak that counts the weeks in which the target was reached', () => {
    const [yes, no] = [true, false]
    const after = live(times(2), [yes, no, yes, yes, no, no, no, no, yes, yes, no, no, no, no])
    expect(dailyOf(after.state).streak).toBe(2)
    expect(dailyOf(live(after.state, []).state).doneOn).toHaveLength(5)
    expect(dailyOf(live(times(2), [yes, no, no, no, no, no, no]).state).streak).toBe(0)
  })

  it('leaves the perfect day alone while it can wait', () => {
    const { state } = begin(times(3), MONDAY + DAY)
    expect(state.user.stats.hp).toBe(50)
    expect(dailyOf(state).history.at(-1)).toMatchObject({ isDue: false, completed: false })
    expect(begin(score(times(3), MONDAY), MONDAY + DAY).state.user.achievements.perfect).toBe(1)
  })

  it('counts a tick for yesterday, made before the new day begins, for the week of yesterday', () => {
    const sunday = { ...times(1), user: { ...times(1).user, lastCron: toIso(MONDAY + 6 * DAY) } }
    const scored = score(sunday, MONDAY + 7 * DAY)
    expect(dailyOf(scored)).toMatchObject({ doneOn: ['2026-06-14'], streak: 1 })
    expect(dailyOf(begin(scored, MONDAY + 7 * DAY).state)).toMatchObject({ isDue: true, streak: 1 })
  })
})

describe('a daily that is due so many days after it was done', () => {
  it('costs each day from then on, until it is done', () => {
    const daily = player({ recurrence: { type: 'afterDone', days: 3 }, doneOn: [] })
    const [yes, no] = [true, false]
    expect(live(daily, [yes, no, no, no, no, yes, no]).missed).toBe(2)
  })
})

describe('the days on which a daily was done', () => {
  it('are as before when a tick is taken back', () => {
    const recurrence = fc.oneof(
      fc.record({
        type: fc.constant('times' as const),
        times: fc.integer({ min: 1, max: 7 }),
        per: fc.constant('week' as const),
      }),
      fc.record({ type: fc.constant('afterDone' as const), days: fc.integer({ min: 1, max: 9 }) }),
    )
    const done = fc.subarray(['2026-06-05', '2026-06-08', '2026-06-09', '2026-06-10'])
    const law = fc.property(recurrence, done, fc.integer({ min: 0, max: 60 }), (rule, doneOn, streak) => {
      const before = player({ recurrence: rule, doneOn, streak })
      const now = MONDAY + 2 * DAY
      const back = score(score(before, now), now, 'down')
      expect(dailyOf(back)).toMatchObject({ doneOn, streak })
      expect(back.user.stats.gp).toBeLessThanOrEqual(before.user.stats.gp + 0.5)
    })
    fc.assert(law, { numRuns: 60 })
  })

  it('are none for a daily without such a rule: it is as it was specified', () => {
    expect(dailyOf(score(player({}), MONDAY))).not.toHaveProperty('doneOn')
  })
})

describe('a skipped daily', () => {
  it('keeps its streak, its value and the player’s health, and brings nothing that a missed one does not', () => {
    const law = fc.property(anyPlayer(catalogue), (any) => {
      const user = {
        ...any.user,
        lastCron: toIso(NOON - DAY),
        stats: { ...any.user.stats, buffs: { ...any.user.stats.buffs, stealth: 0 } },
        preferences: { ...any.user.preferences, dayStart: 0, timezoneOffset: 0, timezoneOffsetAtLastCron: 0 },
      }
      const before = { ...any, user }
      const skipped = {
        user,
        tasks: Object.fromEntries(
          Object.entries<Task>(any.tasks).map(([id, task]) => [
            id,
            task.type === 'daily' && !task.completed ? { ...task, skippedOn: '2026-06-09' } : task,
          ]),
        ),
      }
      const [one, other] = [begin(before, NOON), begin(skipped, NOON)]
      expect(other.report.effort).toEqual(one.report.effort)
      expect(other.state.user.achievements).toEqual(one.state.user.achievements)
      const { gp, exp, mp, lvl, buffs } = one.state.user.stats
      expect(other.state.user.stats).toMatchObject({ gp, exp, mp, lvl, buffs })
      for (const task of Object.values<Task>(other.state.tasks)) {
        const was = any.tasks[task._id]
        if (task.type !== 'daily' || was?.type !== 'daily' || was.completed) continue
        expect(task).not.toHaveProperty('skippedOn')
        expect([task.streak, task.value]).toEqual([was.streak, was.value])
      }
    })
    fc.assert(law, { numRuns: 60 })
  })
})
