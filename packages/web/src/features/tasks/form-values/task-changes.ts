import { dequal } from 'dequal/lite'
import type { Task } from '@daykeep/rules/model'
import { type NewTask, type TaskChanges, writableFields } from '@daykeep/rules/tasks'
import { type FormValues, toFormValues } from './form-values.ts'
import type { FormClock } from './form-clock.ts'
import { toFieldValues } from './field-values.ts'

/** Only the fields that the form has changed, so that changes of another device are kept. */
export const toTaskChanges = (values: FormValues, task: Task, formClock: FormClock): TaskChanges => {
  const before = toFieldValues(task.type, toFormValues(task, formClock), formClock)
  const after = toFieldValues(task.type, values, formClock)
  return Object.fromEntries(
    writableFields(task)
      .filter((field) => after[field] !== undefined && !dequal(before[field], after[field]))
      .map((field) => [field, after[field]]),
  )
}

export const toNewTask = (type: Task['type'], values: FormValues, formClock: FormClock): NewTask => ({
  type,
  ...Object.fromEntries(
    Object.entries(toFieldValues(type, values, formClock)).filter(([, value]) => value !== undefined),
  ),
})
