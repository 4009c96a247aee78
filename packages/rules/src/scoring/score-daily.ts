import type { Daily } from '../model/index.ts'
import { manaLimit } from '../stats/index.ts'
import { type Effect, NO_EFFECT, type Scorer } from './effect.ts'
import { gainsOf } from './gains.ts'
import { manaOf } from './mana.ts'
import { forwardDelta, reverseDelta } from './value-delta.ts'

/** Days in a row that make a full streak. Reference, rules 2.10. */
export const FULL_STREAK = 21

/** A daily is ticked, or its tick is taken back with what it brought but for luck. Reference, rules 2.10, Daily. */
export const scoreDaily = (scorer: Scorer, daily: Daily): Effect<Daily> =>
  scorer.direction === 'up' ? tick(scorer, daily) : untick(scorer, daily)

const tick = ({ totals, crit, now }: Scorer, daily: Daily): Effect<Daily> => {
  const delta = forwardDelta(daily.value, 'up')
  const value = daily.value + delta
  const streak = daily.streak + 1
  return {
    ...NO_EFFECT,
    ...gainsOf({ delta, priority: daily.priority, crit, streak: daily.streak }, totals),
    task: {
      ...daily,
      value,
      streak,
      completed: true,
      history: [...daily.history, { date: now, value, isDue: daily.isDue, completed: true }],
    },
    delta,
    learned: delta,
    mp: manaOf(daily, manaLimit(totals)) * crit,
    streaks: isFullStreak(streak) ? 1 : 0,
  }
}

const untick = ({ totals }: Scorer, daily: Daily): Effect<Daily> => {
  const back = reverseDelta(daily.value)
  const value = daily.value + back
  const delta = forwardDelta(value, 'down')
  const streak = daily.streak === 0 ? 0 : daily.streak - 1
  return {
    ...NO_EFFECT,
    ...gainsOf({ delta, priority: daily.priority, crit: 1, streak }, totals),
    task: { ...daily, value, streak: daily.streak - 1, completed: false, history: daily.history.slice(0, -1) },
    delta,
    learned: back,
    mp: -manaOf(daily, manaLimit(totals)),
    streaks: isFullStreak(daily.streak) ? -1 : 0,
  }
}

const isFullStreak = (streak: number): boolean => streak !== 0 && streak % FULL_STREAK === 0
