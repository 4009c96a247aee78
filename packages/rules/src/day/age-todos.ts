import { toIso } from '../kernel/index.ts'
import type { Todo, User } from '../model/index.ts'
import { forwardDelta } from '../scoring/index.ts'
import { updateStats } from '../stats/index.ts'
import { isAssignedSince } from './assigned-since.ts'
import { type DayStep, tasksOfType, withTasks } from './day-step.ts'

/**
 * Lowers the value of each open to-do, regardless of its checklist, and notes the total in the history.
 * docs/reference/rules.md 3.4 step 6.
 */
export const ageTodos: DayStep = (context) => (day) => {
  const open = tasksOfType(day.tasks, 'todo').filter((todo) => !todo.completed && !isAssignedSince(day.user, todo))
  const aged = open.map(older)
  const total = aged.reduce((values, { value }) => values + value, 0)
  const user = withTodoHistory(day.user, toIso(context.now), total)
  if (aged.length === 0) return { ...day, user }
  const updated = updateStats(context.catalogue)(user.stats)(user)
  return withTasks({ ...day, user: updated.state, events: [...day.events, ...updated.events] }, aged)
}

const older = (todo: Todo): Todo => ({ ...todo, value: todo.value + forwardDelta(todo.value, 'down') })

const withTodoHistory = (user: User, date: string, value: number): User => ({
  ...user,
  history: { ...user.history, todos: [...user.history.todos, { date, value }] },
})
