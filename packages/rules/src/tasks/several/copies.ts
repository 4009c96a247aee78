import { fromIso, type Instant } from '../../kernel/index.ts'
import type { Task, TaskType } from '../../model/index.ts'
import { fieldsOfKind, type NewTask, type TaskField } from '../writing/index.ts'

/** A new task like another one: nothing of it is done yet, and it has no alias. */
export const copyOf = (task: Task): NewTask => ({
  ...fieldsOf(
    task,
    fieldsOfKind(task.type).filter((field) => !NOT_COPIED.includes(field)),
  ),
  ...('checklist' in task && { checklist: task.checklist.map(({ text }) => ({ text, completed: false })) }),
  reminders: task.reminders.map(({ time, startDate }) => ({ time, ...(startDate !== undefined && { startDate }) })),
  type: task.type,
})

const NOT_COPIED: ReadonlyArray<TaskField> = ['alias', 'streak', 'counterUp', 'counterDown']

/**
 * A new task of another kind with the fields that both kinds have. A to-do's date is the start of a daily, unless it is past:
 * then the daily starts today, as every new one does.
 */
export const convertedTo = (task: Task, type: TaskType, now: Instant): NewTask => {
  const common = fieldsOfKind(type).filter((field) => fieldsOfKind(task.type).includes(field))
  const date = task.type === 'todo' ? task.date : undefined
  const startsLater = type === 'daily' && typeof date === 'string' && fromIso(date) > now
  return {
    // A habit's frequency resets its counters, a daily's says when it is due; dailies and to-dos recur each in their own way.
    ...fieldsOf(
      task,
      common.filter((field) => field !== 'frequency' && field !== 'recurrence'),
    ),
    ...(startsLater && { startDate: date }),
    type,
  }
}

const fieldsOf = (task: Task, fields: ReadonlyArray<TaskField>): Partial<NewTask> => {
  const values = task as Readonly<Record<string, unknown>>
  return Object.fromEntries(fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])))
}
