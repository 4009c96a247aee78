import type { Habit } from '../model/index.ts'
import { manaLimit } from '../stats/index.ts'
import { damageOf } from './damage.ts'
import { type Effect, NO_EFFECT, type Scorer } from './effect.ts'
import { gainsOf } from './gains.ts'
import { habitHistoryAfter } from './habit-history.ts'
import { manaOf } from './mana.ts'
import { forwardDelta, reverseDelta } from './value-delta.ts'

/** A good habit pays, a bad one hurts; neither can be undone. Reference, rules 2.10, Habit. */
export const scoreHabit = (scorer: Scorer, habit: Habit): Effect<Habit> => {
  const { user, totals, crit, direction, now } = scorer
  const up = direction === 'up'
  const delta = up ? forwardDelta(habit.value, 'up') : reverseDelta(habit.value)
  const mana = manaOf(habit, manaLimit(totals)) * crit
  return {
    ...NO_EFFECT,
    ...(up
      ? gainsOf({ delta, priority: habit.priority, crit, streak: 0 }, totals)
      : { hp: damageOf(habit, delta, totals) }),
    task: {
      ...habit,
      value: habit.value + delta,
      counterUp: habit.counterUp + (up ? 1 : 0),
      counterDown: habit.counterDown + (up ? 0 : 1),
      history: habitHistoryAfter(user, habit.history, { direction, value: habit.value + delta, now }),
    },
    delta,
    learned: delta,
    mp: up ? mana : -mana,
  }
}
