import { toIso } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { experienceEver } from '../stats/index.ts'
import { type DayState, type DayStep, tasksOfType } from './day-step.ts'

/**
 * Adds total experience to the history and removes completed to-dos from the player's order.
 * docs/reference/rules.md 2.11 and 3.4 step 9.
 */
export const noteHistory: DayStep = (context) => (day) => {
  const { history, stats } = day.user
  const entry = { date: toIso(context.now), value: experienceEver(stats.lvl, stats.exp) }
  const user = { ...day.user, history: { ...history, exp: [...history.exp, entry] } }
  return { ...day, user: withOpenTodos(user, day.tasks) }
}

const withOpenTodos = (user: User, tasks: DayState['tasks']): User => {
  const ids = new Set(tasksOfType(tasks, 'todo').flatMap(({ _id, completed }) => (completed ? [] : [_id])))
  const open = user.tasksOrder.todos.filter((id) => ids.has(id))
  return open.length === user.tasksOrder.todos.length
    ? user
    : { ...user, tasksOrder: { ...user.tasksOrder, todos: open } }
}
