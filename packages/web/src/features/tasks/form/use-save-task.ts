import * as E from 'fp-ts/lib/Either.js'
import type { FieldFault, RuleError } from '@daykeep/rules/kernel'
import type { Task, TaskType } from '@daykeep/rules/model'
import { useDispatch } from '../../../sync/index.ts'
import { type FormClock, type FormValues, toNewTask, toTaskChanges } from '../form-values/index.ts'
import { type SaveErrors, toSaveErrors } from './save-errors.ts'

/** Saves the values of a form. Returns the errors if it was refused: the form shows them itself, so no toast does. */
export const useSaveTask = (task: Task, isNew: boolean, formClock: FormClock) => {
  const dispatch = useDispatch()
  return (values: FormValues): SaveErrors | undefined => {
    const faults = missingFields(task.type, values)
    if (faults.length > 0) return toSaveErrors({ key: 'invalidReqParams', params: {}, faults })
    if (isNew)
      return errorsOf(dispatch('createTasks', { tasks: [toNewTask(task.type, values, formClock)] }, WITHOUT_TOAST))
    const changes = toTaskChanges(values, task, formClock)
    if (Object.keys(changes).length === 0) return undefined
    return errorsOf(dispatch('updateTask', { task: task._id, changes }, WITHOUT_TOAST))
  }
}

const WITHOUT_TOAST = { onRefused: () => undefined }

const errorsOf = (result: E.Either<RuleError, unknown>): SaveErrors | undefined =>
  E.isLeft(result) ? toSaveErrors(result.left) : undefined

/** Required fields that are empty: the values have no number or date to hand to the rules. */
export const missingFields = (type: TaskType, { cost, everyX, startDate }: FormValues): ReadonlyArray<FieldFault> => [
  ...(type === 'reward' && cost === undefined ? [{ path: 'value', key: 'fieldRequired' } as const] : []),
  ...(type === 'daily' && everyX === undefined ? [{ path: 'everyX', key: 'fieldRequired' } as const] : []),
  ...(type === 'daily' && startDate === undefined ? [{ path: 'startDate', key: 'fieldRequired' } as const] : []),
]
