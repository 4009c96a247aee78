import { dequal } from 'dequal/lite'
import type { Task } from '@daykeep/rules/model'
import { type NewTask, type TaskChanges, writableFields } from '@daykeep/rules/tasks'
import { type FormValues, toFormValues } from './form-values.ts'
import { type Reading, writtenValues } from './written-values.ts'

/** The fields that a form has changed in a task, and no other: what two devices changed apart stays apart. */
export const changesOf = (values: FormValues, task: Task, reading: Reading): TaskChanges => {
  const before = writtenValues(task.type, toFormValues(task, reading.clock), reading)
  const after = writtenValues(task.type, values, reading)
  return Object.fromEntries(
    writableFields(task)
      .filter((field) => after[field] !== undefined && !dequal(before[field], after[field]))
      .map((field) => [field, after[field]]),
  )
}

/** The task that a form describes. */
export const newTaskOf = (type: Task['type'], values: FormValues, reading: Reading): NewTask => ({
  type,
  ...Object.fromEntries(
    Object.entries(writtenValues(type, values, reading)).filter(([, value]) => value !== undefined),
  ),
})
