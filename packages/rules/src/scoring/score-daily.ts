import type { Daily } from '../model/index.ts'
import { manaLimit } from '../stats/index.ts'
import { type Effect, NO_EFFECT, type Scorer, gainsOf, manaOf } from './effects/index.ts'
import { withDone, withoutLastDone } from './days-done.ts'
import { forwardDelta, reverseDelta } from './value-delta.ts'

/** Length of a full streak, in days. docs/reference/rules.md 2.10. */
const FULL_STREAK = 21

/**
 * Ticks a daily, or unticks it and takes back what the tick brought, except for critical hits and drops.
 * docs/reference/rules.md 2.10, Daily.
 */
export const scoreDaily = (scorer: Scorer, daily: Daily): Effect<Daily> =>
  scorer.direction === 'up' ? tick(scorer, daily) : untick(scorer, daily)

const tick = ({ user, totals, crit, now }: Scorer, daily: Daily): Effect<Daily> => {
  const delta = forwardDelta(daily.value, 'up')
  const value = daily.value + delta
  const { days, counts } = withDone(daily, user, now)
  const streak = daily.streak + counts
  const { skippedOn: _taken, ...unskipped } = daily
  return {
    ...NO_EFFECT,
    ...gainsOf({ delta, priority: daily.priority, crit, streak: daily.streak }, totals),
    task: {
      ...unskipped,
      ...days,
      value,
      streak,
      completed: true,
      history: [...daily.history, { date: now, value, isDue: daily.isDue, completed: true }],
    },
    delta,
    learned: delta,
    mp: manaOf(daily, manaLimit(totals)) * crit,
    streaks: counts === 1 && isFullStreak(streak) ? 1 : 0,
  }
}

const untick = ({ user, totals }: Scorer, daily: Daily): Effect<Daily> => {
  const reverse = reverseDelta(daily.value)
  const value = daily.value + reverse
  const delta = forwardDelta(value, 'down')
  const { days, counts } = withoutLastDone(daily, user)
  const streak = daily.streak === 0 ? 0 : daily.streak - counts
  return {
    ...NO_EFFECT,
    ...gainsOf({ delta, priority: daily.priority, crit: 1, streak }, totals),
    task: {
      ...daily,
      ...days,
      value,
      streak: daily.streak - counts,
      completed: false,
      history: daily.history.slice(0, -1),
    },
    delta,
    learned: reverse,
    mp: -manaOf(daily, manaLimit(totals)),
    streaks: counts === 1 && isFullStreak(daily.streak) ? -1 : 0,
  }
}

const isFullStreak = (streak: number): boolean => streak !== 0 && streak % FULL_STREAK === 0
