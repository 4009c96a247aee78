import * as E from 'fp-ts/lib/Either.js'
import { withoutInOrder } from '../shared-tasks/index.ts'
import { type By, done, type SocialRule, withDocuments, withoutDocuments } from '../society/index.ts'
import { originalNamed, type OriginalRefusals } from './original-named.ts'

export type DeleteChallengeTask = By & { readonly task: string }

/** Takes a task out of a challenge; the copies stay with their owners as broken ones. Needs the task, its challenge, and the copies. */
export const deleteChallengeTask: SocialRule<never, DeleteChallengeTask, OriginalRefusals, undefined> =
  () =>
  ({ by, task: id }) =>
  (society) => {
    const found = originalNamed(society, by, id)
    if (E.isLeft(found)) return found
    const { original, challenge } = found.right
    const copies = Object.values(society.tasks).filter((copy) => copy.challenge.taskId === id)
    const broken = withDocuments(
      society,
      'tasks',
      copies.map((copy) => ({ ...copy, challenge: { ...copy.challenge, broken: 'TASK_DELETED' as const } })),
    )
    const listed = { ...challenge, tasksOrder: withoutInOrder(challenge.tasksOrder, original) }
    return done(withoutDocuments(withDocuments(broken, 'challenges', [listed]), 'sharedTasks', [id]), undefined)
  }
