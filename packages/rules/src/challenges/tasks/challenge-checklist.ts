import * as E from 'fp-ts/lib/Either.js'
import type { Outcome, RefusalKey, Result, RuleContext } from '../../kernel/index.ts'
import type { SharedTask, Task, TaskOfPlayer } from '../../model/index.ts'
import { applyToSharedTask } from '../../shared-tasks/index.ts'
import { addChecklistItem, deleteChecklistItem, updateChecklistItem } from '../../tasks/index.ts'
import { requireActor, succeed, type SharedRule } from '../../documents/index.ts'
import { type OriginalRefusals, requireOriginal } from './require-original.ts'
import { withChangedOriginal } from './with-changed-original.ts'

type ItemRule<Params, Key extends RefusalKey> = (
  context: RuleContext,
) => (params: Params) => (state: TaskOfPlayer) => Result<Key, Outcome<TaskOfPlayer, Task>>

/** Applies a checklist rule for personal tasks to a task of a challenge; the copies follow. */
const onOriginal =
  <Params extends { readonly task: string }, Key extends RefusalKey>(
    rule: ItemRule<Params, Key>,
  ): SharedRule<keyof RuleContext, Params, OriginalRefusals | Key, SharedTask> =>
  (context) =>
  (params) =>
  (documents) => {
    const target = requireOriginal(documents, params.actorId, params.task)
    if (E.isLeft(target)) return target
    const { original } = target.right
    const changed = applyToSharedTask(rule(context)(params), requireActor(documents, params.actorId), original)
    if (E.isLeft(changed)) return changed
    return succeed(withChangedOriginal(documents, target.right, changed.right, context.now), changed.right)
  }

/** Checklist edits, for those who edit the challenge. docs/reference/api.md 2.6; docs/decisions/089-tasks-of-challenges.md. */
export const addChallengeItem = onOriginal(addChecklistItem)

/** Changes an item of a challenge task, in the copies of all participants too. */
export const updateChallengeItem = onOriginal(updateChecklistItem)

/** Deletes an item of a challenge task, in the copies of all participants too. */
export const deleteChallengeItem = onOriginal(deleteChecklistItem)
