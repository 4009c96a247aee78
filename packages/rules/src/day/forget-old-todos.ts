import { DAY, fromIso } from '../kernel/index.ts'
import type { Todo } from '../model/index.ts'
import type { DayStep } from './day-step.ts'
import { isSubscribedAt } from '../money/index.ts'

/** Retention of completed to-dos, in days. docs/reference/rules.md 3.4 step 0. */
const TODO_RETENTION = { days: 30, daysOfSubscribers: 90 } as const

/** Deletes to-dos completed before the retention period, except those of challenges and groups. */
export const forgetOldTodos: DayStep = (context) => (day) => {
  const retentionDays = isSubscribedAt(day.user, context.now) ? TODO_RETENTION.daysOfSubscribers : TODO_RETENTION.days
  const oldest = context.now - retentionDays * DAY
  const remaining = day.tasks.filter((task) => !(task.type === 'todo' && isForgotten(task, oldest)))
  return remaining.length === day.tasks.length ? day : { ...day, tasks: remaining }
}

const isForgotten = ({ completed, dateCompleted, challenge, group }: Todo, oldest: number): boolean =>
  completed &&
  dateCompleted !== undefined &&
  fromIso(dateCompleted) < oldest &&
  challenge.id === undefined &&
  group.id === undefined
