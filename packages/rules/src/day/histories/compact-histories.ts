import type { Daily, Habit, User } from '../../model/index.ts'
import { type Compaction, compactHistory, type Entry, HISTORY_LIMITS } from './compact-history.ts'
import { type DayStep, tasksOfType, withTasks } from '../day-step.ts'
import { isSubscribedAt } from '../../money/index.ts'

/** Compacts the histories of the player, their habits and dailies that exceed their limit. docs/reference/rules.md 3.10. */
export const compactHistories: DayStep =
  ({ now, clock }) =>
  (day) => {
    const limits = isSubscribedAt(day.user, now) ? HISTORY_LIMITS.subscriber : HISTORY_LIMITS.player
    const compact = compactWhenLong({ clock, now, limits })
    const habits = tasksOfType(day.tasks, 'habit').map((habit): Habit => withHistory(habit, compact(habit.history)))
    const dailies = tasksOfType(day.tasks, 'daily').map((daily): Daily => withHistory(daily, compact(daily.history)))
    return withTasks({ ...day, user: withHistories(day.user, compact) }, [...habits, ...dailies])
  }

type Compact = <A extends Entry>(history: ReadonlyArray<A>) => ReadonlyArray<A | Entry>

const compactWhenLong =
  (compaction: Compaction): Compact =>
  (history) =>
    history.length > compaction.limits.entries ? compactHistory(compaction, history) : history

const withHistory = <A extends { readonly history: unknown }>(task: A, history: unknown): A =>
  history === task.history ? task : { ...task, history }

const withHistories = (user: User, compact: Compact): User => {
  const exp = compact(user.history.exp)
  const todos = compact(user.history.todos)
  const same = exp === user.history.exp && todos === user.history.todos
  return same ? user : { ...user, history: { exp, todos } }
}
