import * as E from 'fp-ts/lib/Either.js'
import type { TaskId } from '../../model/index.ts'
import { succeed, type SharedRule, withDocuments } from '../../documents/index.ts'
import { movedTo, ORDER_OF } from '../../tasks/index.ts'
import { type OriginalRefusals, requireOriginal } from './require-original.ts'

export type MoveChallengeTask = { readonly task: string; readonly position: number }

/**
 * Moves a task of a challenge within its kind: 0 is the top, a negative position the end. Participants keep their own
 * order. Reports the new order. docs/decisions/089-tasks-of-challenges.md.
 */
export const moveChallengeTask: SharedRule<never, MoveChallengeTask, OriginalRefusals, ReadonlyArray<TaskId>> =
  () =>
  ({ actorId, task: id, position }) =>
  (documents) => {
    const target = requireOriginal(documents, actorId, id)
    if (E.isLeft(target)) return target
    const { original, challenge } = target.right
    const list = ORDER_OF[original.type]
    const order = movedTo(challenge.tasksOrder[list], original._id, position)
    const moved = { ...challenge, tasksOrder: { ...challenge.tasksOrder, [list]: order } }
    return succeed(withDocuments(documents, 'challenges', [moved]), order)
  }
