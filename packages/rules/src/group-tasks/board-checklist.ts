import * as E from 'fp-ts/lib/Either.js'
import type { Result, Outcome, RefusalKey, RuleContext } from '../kernel/index.ts'
import type { SharedTask, Task, TaskOfPlayer } from '../model/index.ts'
import { applyToSharedTask } from '../shared-tasks/index.ts'
import { requireActor, succeed, type SharedRule, withDocuments } from '../documents/index.ts'
import { addChecklistItem, deleteChecklistItem, scoreChecklistItem, updateChecklistItem } from '../tasks/index.ts'
import { type BoardAction, type BoardRefusals, requireBoardTask, type OneBoardTask } from './require-board-task.ts'

type ItemRule<Params, Key extends RefusalKey> = (
  context: RuleContext,
) => (params: Params) => (state: TaskOfPlayer) => Result<Key, Outcome<TaskOfPlayer, Task>>

/** Applies a checklist rule for personal tasks to a task of a board. */
const onBoard =
  <Params, Key extends RefusalKey>(
    action: BoardAction,
    rule: ItemRule<Params, Key>,
  ): SharedRule<keyof RuleContext, OneBoardTask & Params, BoardRefusals | Key, SharedTask> =>
  (context) =>
  (params) =>
  (documents) => {
    const target = requireBoardTask(documents, params, action, context.now)
    if (E.isLeft(target)) return target
    const changed = applyToSharedTask(rule(context)(params), requireActor(documents, params.actorId), target.right.task)
    return E.isLeft(changed)
      ? changed
      : succeed(withDocuments(documents, 'sharedTasks', [changed.right]), changed.right)
  }

/** Checklist edits, for the leader and managers. docs/reference/rules.md 13.2. */
export const addBoardItem = onBoard('edit', addChecklistItem)

/** Changes an item of a board task; refused for members who may not edit the board. docs/reference/rules.md 13.2. */
export const updateBoardItem = onBoard('edit', updateChecklistItem)

/** Deletes an item of a board task; refused for members who may not edit the board. docs/reference/rules.md 13.2. */
export const deleteBoardItem = onBoard('edit', deleteChecklistItem)

/** Every member may tick items. */
export const scoreBoardItem = onBoard('tickItem', scoreChecklistItem)
