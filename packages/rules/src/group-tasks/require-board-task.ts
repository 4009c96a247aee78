import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Instant, refuse } from '../kernel/index.ts'
import type { Group, SharedTask } from '../model/index.ts'
import { authorizeTaskAction, ownerOf } from '../permissions/index.ts'
import { type Actor, requireActor, findDocument, type Documents } from '../documents/index.ts'

/** A board task, by id. */
export type OneBoardTask = { readonly task: string }

/** `edit`: for the leader and managers. `collapse`, `tickItem`: for every member. */
export type BoardAction = 'edit' | 'assign' | 'collapse' | 'tickItem'

export type BoardRefusals =
  | 'messageTaskNotFound'
  | 'onlyGroupTasksCanBeAssigned'
  | 'groupNotFound'
  | 'onlyGroupLeaderCanEditTasks'
  | 'taskNotYours'

export type OnBoard = { readonly task: SharedTask; readonly group: Group }

/** The task and its group, if the player may perform this action. docs/reference/rules.md 13.2. */
export const requireBoardTask = (
  documents: Documents,
  { actorId, task: id }: OneBoardTask & Actor,
  action: BoardAction,
  now: Instant,
): Result<BoardRefusals, OnBoard> => {
  const task = findDocument(documents, 'sharedTasks', id) ?? findDocument(documents, 'tasks', id)
  const group = findDocument(documents, 'groups', task?.group.id ?? '')
  const authorized = authorizeTaskAction(action, { actor: requireActor(documents, actorId), task, group, now })
  if (E.isLeft(authorized)) return refuse(asBoardRefusal(authorized.left.key), { taskId: id })
  if (group === undefined || ownerOf(authorized.right) !== undefined)
    return refuse('messageTaskNotFound', { taskId: id })
  return E.right({ task: authorized.right, group })
}

const asBoardRefusal = (key: string): BoardRefusals => REFUSALS.find((each) => each === key) ?? 'messageTaskNotFound'

const REFUSALS: ReadonlyArray<BoardRefusals> = [
  'onlyGroupTasksCanBeAssigned',
  'groupNotFound',
  'onlyGroupLeaderCanEditTasks',
  'taskNotYours',
]
