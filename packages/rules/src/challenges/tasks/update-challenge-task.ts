import * as E from 'fp-ts/lib/Either.js'
import { dayClockOf } from '../../calendar/index.ts'
import { type RuleContext, toIso } from '../../kernel/index.ts'
import type { SharedTask, Task } from '../../model/index.ts'
import type { TaskChanges } from '../../tasks/index.ts'
import { updateSharedTask } from '../../shared-tasks/index.ts'
import {
  requireActor,
  findDocument,
  succeed,
  type Documents,
  type SharedRule,
  withDocuments,
} from '../../documents/index.ts'
import { requireOriginal, type OriginalRefusals } from './require-original.ts'
import { syncedCopy } from './synced-copy.ts'

export type UpdateChallengeTask = { readonly task: string; readonly changes: TaskChanges }

type Refusals = OriginalRefusals | 'invalidReqParams' | 'taskAliasAlreadyUsed'

/**
 * Changes a task of a challenge and all its copies, except for the players' own fields. docs/reference/rules.md 11.5.
 */
export const updateChallengeTask: SharedRule<keyof RuleContext, UpdateChallengeTask, Refusals, SharedTask> =
  (context) =>
  ({ actorId, task: id, changes }) =>
  (documents) => {
    const target = requireOriginal(documents, actorId, id)
    if (E.isLeft(target)) return target
    const changed = updateSharedTask(context, requireActor(documents, actorId), target.right.original, changes)
    if (E.isLeft(changed)) return changed
    // whoever joins meanwhile reads the task again
    const challenge = { ...target.right.challenge, updatedAt: toIso(context.now) }
    const state = withDocuments(withDocuments(documents, 'sharedTasks', [changed.right]), 'challenges', [challenge])
    return succeed(withDocuments(state, 'tasks', syncedCopies(state, changed.right, context.now)), changed.right)
  }

const syncedCopies = (documents: Documents, original: SharedTask, now: RuleContext['now']): ReadonlyArray<Task> =>
  Object.values(documents.tasks).flatMap((copy) => {
    const { taskId, broken } = copy.challenge
    const owner = findDocument(documents, 'users', copy.userId)
    if (taskId !== original._id || broken !== undefined || owner === undefined) return []
    return [syncedCopy(copy, original, dayClockOf(owner), now)]
  })
