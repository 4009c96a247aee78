import * as E from 'fp-ts/lib/Either.js'
import { dayClockOf } from '../../calendar/index.ts'
import type { World } from '../../kernel/index.ts'
import type { SharedTask, Task } from '../../model/index.ts'
import type { TaskChanges } from '../../tasks/index.ts'
import { changeShared } from '../shared-tasks/index.ts'
import { actorOf, type By, documentOf, done, type Society, type SocialRule, withDocuments } from '../society/index.ts'
import { originalNamed, type OriginalRefusals } from './original-named.ts'
import { syncedCopy } from './synced-copy.ts'

export type UpdateChallengeTask = By & { readonly task: string; readonly changes: TaskChanges }

type Refusals = OriginalRefusals | 'invalidReqParams' | 'taskAliasAlreadyUsed'

/**
 * Changes a task of a challenge, and all copies with it, but for what is the players' own on them. Reference, rules
 * 11.5. Needs the task, its challenge, and the copies with their owners.
 */
export const updateChallengeTask: SocialRule<keyof World, UpdateChallengeTask, Refusals, SharedTask> =
  (world) =>
  ({ by, task: id, changes }) =>
  (society) => {
    const found = originalNamed(society, by, id)
    if (E.isLeft(found)) return found
    const changed = changeShared(world, actorOf(society, by), found.right.original, changes)
    if (E.isLeft(changed)) return changed
    const state = withDocuments(society, 'sharedTasks', [changed.right])
    return done(withDocuments(state, 'tasks', syncedCopies(state, changed.right, world.now)), changed.right)
  }

const syncedCopies = (society: Society, original: SharedTask, now: World['now']): ReadonlyArray<Task> =>
  Object.values(society.tasks).flatMap((copy) => {
    const { taskId, broken } = copy.challenge
    const owner = documentOf(society, 'users', copy.userId)
    if (taskId !== original._id || broken !== undefined || owner === undefined) return []
    return [syncedCopy(copy, original, dayClockOf(owner), now)]
  })
