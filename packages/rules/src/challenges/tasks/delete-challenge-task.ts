import * as E from 'fp-ts/lib/Either.js'
import { withoutInOrder } from '../../shared-tasks/index.ts'
import { succeed, type SharedRule, withDocuments, withoutDocuments } from '../../documents/index.ts'
import { requireOriginal, type OriginalRefusals } from './require-original.ts'

export type DeleteChallengeTask = { readonly task: string }

/** Deletes a task of a challenge. The copies stay with their owners, marked as broken. */
export const deleteChallengeTask: SharedRule<never, DeleteChallengeTask, OriginalRefusals, undefined> =
  () =>
  ({ actorId, task: id }) =>
  (documents) => {
    const target = requireOriginal(documents, actorId, id)
    if (E.isLeft(target)) return target
    const { original, challenge } = target.right
    const copies = Object.values(documents.tasks).filter((copy) => copy.challenge.taskId === id)
    const broken = withDocuments(
      documents,
      'tasks',
      copies.map((copy) => ({ ...copy, challenge: { ...copy.challenge, broken: 'TASK_DELETED' as const } })),
    )
    const listed = { ...challenge, tasksOrder: withoutInOrder(challenge.tasksOrder, original) }
    return succeed(withoutDocuments(withDocuments(broken, 'challenges', [listed]), 'sharedTasks', [id]), undefined)
  }
