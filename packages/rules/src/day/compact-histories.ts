import type { Daily, Habit, User } from '../model/index.ts'
import { type Compaction, compactHistory, type Entry, HISTORY } from './compact-history.ts'
import { type Step, tasksOfType, withTasks } from './new-day.ts'
import { isSubscribedAt } from './subscribed.ts'

/** Keeps the histories of the player, their habits and their dailies from growing for ever. Reference, rules 3.10. */
export const compactHistories: Step =
  ({ world: { now }, clock }) =>
  (day) => {
    const keeping = isSubscribedAt(day.user, now) ? HISTORY.subscriber : HISTORY.player
    const compact = compactWhenLong({ clock, now, keeping })
    const habits = tasksOfType(day.tasks, 'habit').map((habit): Habit => withHistory(habit, compact(habit.history)))
    const dailies = tasksOfType(day.tasks, 'daily').map((daily): Daily => withHistory(daily, compact(daily.history)))
    return withTasks({ ...day, user: withHistories(day.user, compact) }, [...habits, ...dailies])
  }

type Compact = <A extends Entry>(history: ReadonlyArray<A>) => ReadonlyArray<A | Entry>

const compactWhenLong =
  (compaction: Compaction): Compact =>
  (history) =>
    history.length > compaction.keeping.entries ? compactHistory(compaction, history) : history

const withHistory = <A extends { readonly history: unknown }>(task: A, history: unknown): A =>
  history === task.history ? task : { ...task, history }

const withHistories = (user: User, compact: Compact): User => {
  const exp = compact(user.history.exp)
  const todos = compact(user.history.todos)
  const same = exp === user.history.exp && todos === user.history.todos
  return same ? user : { ...user, history: { exp, todos } }
}
