import {
  dateOf,
  type Day,
  dayClockOf,
  dayOf,
  daysInMonth,
  dueDay,
  movedReminders,
  noonOf,
  userDay,
} from '../calendar/index.ts'
import { fromIso, idFrom, type Instant, type RuleContext, toIso } from '../kernel/index.ts'
import { asKey, type TaskId, type TaskOfPlayer, type Todo, type TodoRecurrence, type User } from '../model/index.ts'

type Every = Extract<TodoRecurrence, { type: 'every' }>

/**
 * A completed to-do that repeats hands its recurrence to a new one in its place, with the next date and nothing done yet. Ticked again
 * after it was taken back, it makes no other. docs/decisions/131-repeating-todos.md.
 */
export const withNextTodo = (
  { seed, now }: RuleContext,
  before: TaskOfPlayer<Todo>,
  { user, task: { recurrence, ...completed } }: TaskOfPlayer<Todo>,
): TaskOfPlayer<Todo> => {
  const { task } = before
  if (recurrence === undefined) return { user, task: completed }
  const id = asKey<TaskId>(idFrom(seed, `score.next/${task._id}`))
  const clock = dayClockOf(user)
  const day = nextDay(recurrence, task, user, now)
  const { alias: _alias, ...common } = task
  const next: Todo = {
    ...common,
    _id: id,
    value: 0,
    createdAt: toIso(now),
    updatedAt: toIso(now),
    date: toIso(noonOf(clock, day)),
    recurrence: withDate(recurrence, task, user),
    checklist: task.checklist.map((item) => ({ ...item, completed: false })),
    reminders: movedReminders(clock, task, day),
  }
  const place = before.user.tasksOrder.todos.indexOf(task._id)
  const todos = user.tasksOrder.todos.toSpliced(Math.max(0, place), 0, id)
  return { user: { ...user, tasksOrder: { ...user.tasksOrder, todos } }, task: completed, next }
}

/** The first day after today; what was missed meanwhile is left out. */
const nextDay = (recurrence: TodoRecurrence, { date }: Todo, user: User, now: Instant): Day => {
  const clock = dayClockOf(user)
  const today = userDay(clock, now)
  if (recurrence.type === 'afterDone') return today + recurrence.days
  const first = date == null ? today : dueDay(clock, fromIso(date))
  const { count, unit } = recurrence
  if (unit === 'day' || unit === 'week') {
    const days = unit === 'week' ? 7 * count : count
    return first + Math.max(1, Math.floor((today - first) / days) + 1) * days
  }
  const months = unit === 'year' ? 12 * count : count
  const passed = monthsFrom(first, today) / months
  const steps = Math.max(1, Math.floor(passed))
  const candidates = [steps, steps + 1].map((step) => monthsAfter(first, step * months, recurrence.date))
  return candidates.find((day) => day > today) ?? today + 1
}

const monthsFrom = (first: Day, today: Day): number => {
  const [from, to] = [dateOf(first), dateOf(today)]
  return (to.year - from.year) * 12 + to.month - from.month
}

/** The same date, or the last day of a shorter month. */
const monthsAfter = (first: Day, months: number, wished: number | undefined): Day => {
  const { year, month, date } = dateOf(first)
  const there = dateOf(dayOf(year, month + months, 1))
  return dayOf(there.year, there.month, Math.min(wished ?? date, daysInMonth(there.year, there.month)))
}

/** Remembers the date of the month, which the next one may lack. */
const withDate = (recurrence: TodoRecurrence, { date }: Todo, user: User): TodoRecurrence =>
  isMonthly(recurrence) && recurrence.date === undefined && date != null
    ? { ...recurrence, date: dateOf(dueDay(dayClockOf(user), fromIso(date))).date }
    : recurrence

const isMonthly = (recurrence: TodoRecurrence): recurrence is Every =>
  recurrence.type === 'every' && (recurrence.unit === 'month' || recurrence.unit === 'year')
