import * as E from 'fp-ts/lib/Either.js'
import type { RuleContext } from '../../kernel/index.ts'
import type { SharedTask } from '../../model/index.ts'
import type { TaskChanges } from '../../tasks/index.ts'
import { updateSharedTask } from '../../shared-tasks/index.ts'
import { requireActor, succeed, type SharedRule } from '../../documents/index.ts'
import { requireOriginal, type OriginalRefusals } from './require-original.ts'
import { withChangedOriginal } from './with-changed-original.ts'

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
    return succeed(withChangedOriginal(documents, target.right, changed.right, context.now), changed.right)
  }
