import { dayClockOf, userDay } from '../calendar/index.ts'
import type { Instant } from '../kernel/index.ts'
import type { Direction, Habit, User } from '../model/index.ts'

type History = Habit['history']

export type HabitScore = { readonly direction: Direction; readonly value: number; readonly now: Instant }

/** A habit keeps one entry a user day, which counts the scores of both directions. Reference, rules 2.11. */
export const habitHistoryAfter = (user: User, history: History, { direction, value, now }: HabitScore): History => {
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
