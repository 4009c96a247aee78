import type { Direction, Habit, User } from '../model/index.ts'
import { manaLimit } from '../stats/index.ts'
import { damageOf, type Effect, NO_EFFECT, type Scorer, gainsOf, manaOf } from './effects/index.ts'
import { forwardDelta, reverseDelta } from './value-delta.ts'
import { dayClockOf, userDay } from '../calendar/index.ts'
import type { Instant } from '../kernel/index.ts'

/** A score up brings gains, a score down costs health; neither can be undone. docs/reference/rules.md 2.10, Habit. */
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

type History = Habit['history']

type HabitScore = { readonly direction: Direction; readonly value: number; readonly now: Instant }

/** A habit's history has one entry per user day, which counts the scores in both directions. docs/reference/rules.md 2.11. */
const habitHistoryAfter = (user: User, history: History, { direction, value, now }: HabitScore): History => {
  const up = direction === 'up' ? 1 : 0
  const down = 1 - up
  const last = history.at(-1)
  if (last === undefined || !isSameDay(user, last.date, now))
    return [...history, { date: now, value, scoredUp: up, scoredDown: down }]
  const counted = { scoredUp: (last.scoredUp ?? 0) + up, scoredDown: (last.scoredDown ?? 0) + down }
  return [...history.slice(0, -1), { ...last, ...counted, date: now, value }]
}

const isSameDay = (user: User, a: Instant, b: Instant): boolean => {
  const clock = dayClockOf(user)
  return userDay(clock, a) === userDay(clock, b)
}
