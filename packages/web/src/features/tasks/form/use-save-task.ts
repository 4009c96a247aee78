import * as E from 'fp-ts/lib/Either.js'
import type { RuleError } from '@daykeep/rules/kernel'
import type { Task } from '@daykeep/rules/model'
import { createTasks, type NewTask, type TaskChanges, updateTask } from '@daykeep/rules/tasks'
import { useAct, usePlayerStore } from '../../../player/index.ts'
import { changesOf, newTaskOf } from './changes-of.ts'
import type { FormValues } from './form-values.ts'
import { localFaults } from './local-faults.ts'
import type { Refusal } from './refusal.ts'
import { toRefusal } from './to-refusal.ts'
import type { Reading } from './written-values.ts'

/**
 * Keeps what a form holds; answers why not, if it was refused. The rule is asked before the store, which would tell a
 * refusal in a toast besides.
 */
export const useSaveTask = (task: Task, isNew: boolean, reading: Reading) => {
  const act = useAct()
  const store = usePlayerStore()

  const create = (made: NewTask): Refusal | undefined => {
    const params = { tasks: [made] }
    const asked = createTasks(asking())(params)(store.view().player)
    if (E.isRight(asked)) act('createTasks', params)
    return refusalOf(asked)
  }

  const update = (changes: TaskChanges): Refusal | undefined => {
    if (Object.keys(changes).length === 0) return undefined
    const params = { task: task._id, changes }
    const asked = updateTask(asking())(params)(store.view().player)
    if (E.isRight(asked)) act('updateTask', params)
    return refusalOf(asked)
  }

  return (values: FormValues): Refusal | undefined => {
    const faults = localFaults(task.type, values)
    if (faults.length > 0) return toRefusal({ key: 'invalidReqParams', params: {}, faults })
    return isNew ? create(newTaskOf(task.type, values, reading)) : update(changesOf(values, task, reading))
  }
}

/** What is asked only needs an instant; ids are drawn when it is played. */
const asking = () => ({ seed: '', now: Date.now() })

const refusalOf = (answer: E.Either<RuleError, unknown>): Refusal | undefined =>
  E.isLeft(answer) ? toRefusal(answer.left) : undefined
