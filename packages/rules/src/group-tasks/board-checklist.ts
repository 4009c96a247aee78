import * as E from 'fp-ts/lib/Either.js'
import type { Answer, Outcome, RefusalKey, World } from '../kernel/index.ts'
import type { SharedTask, Task, TaskOfPlayer } from '../model/index.ts'
import { onShared } from '../social/shared-tasks/index.ts'
import { actorOf, done, type SocialRule, withDocuments } from '../social/society/index.ts'
import { addChecklistItem, deleteChecklistItem, scoreChecklistItem, updateChecklistItem } from '../tasks/index.ts'
import { type BoardAction, type BoardRefusals, boardTaskNamed, type OneBoardTask } from './board-task-named.ts'

type ItemRule<Params, Key extends RefusalKey> = (
  world: World,
) => (params: Params) => (state: TaskOfPlayer) => Answer<Key, Outcome<TaskOfPlayer, Task>>

/** A rule for the checklist of an own task, for the tasks of a board. Needs the task and its group. */
const onBoard =
  <Params, Key extends RefusalKey>(
    action: BoardAction,
    rule: ItemRule<Params, Key>,
  ): SocialRule<keyof World, OneBoardTask & Params, BoardRefusals | Key, SharedTask> =>
  (world) =>
  (params) =>
  (society) => {
    const found = boardTaskNamed(society, params, action, world.now)
    if (E.isLeft(found)) return found
    const changed = onShared(rule(world)(params), actorOf(society, params.by), found.right.task)
    return E.isLeft(changed) ? changed : done(withDocuments(society, 'sharedTasks', [changed.right]), changed.right)
  }

/** What leader and managers do with a checklist. Reference, rules 13.2. */
export const addBoardItem = onBoard('edit', addChecklistItem)
export const updateBoardItem = onBoard('edit', updateChecklistItem)
export const deleteBoardItem = onBoard('edit', deleteChecklistItem)

/** Every member ticks items. */
export const scoreBoardItem = onBoard('tickItem', scoreChecklistItem)
