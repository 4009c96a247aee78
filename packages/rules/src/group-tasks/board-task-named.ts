import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type Instant, refuse } from '../kernel/index.ts'
import type { Group, SharedTask } from '../model/index.ts'
import { decideOnTask, ownerOf } from '../social/permissions/index.ts'
import { actorOf, type By, documentOf, type Society } from '../social/society/index.ts'

/** A task of a board, and who does something with it. */
export type OneBoardTask = By & { readonly task: string }

/** `edit`: what leaders and managers do. `collapse`, `tickItem`: what every member does. */
export type BoardAction = 'edit' | 'assign' | 'collapse' | 'tickItem'

export type BoardRefusals =
  | 'messageTaskNotFound'
  | 'onlyGroupTasksCanBeAssigned'
  | 'groupNotFound'
  | 'onlyGroupLeaderCanEditTasks'
  | 'taskNotYours'

export type OnBoard = { readonly task: SharedTask; readonly group: Group }

/** The task and its group, if the player may do this with it. Reference, rules 13.2. */
export const boardTaskNamed = (
  society: Society,
  { by, task: id }: OneBoardTask,
  action: BoardAction,
  now: Instant,
): Answer<BoardRefusals, OnBoard> => {
  const task = documentOf(society, 'sharedTasks', id) ?? documentOf(society, 'tasks', id)
  const group = documentOf(society, 'groups', task?.group.id ?? '')
  const decided = decideOnTask(action, { actor: actorOf(society, by), task, group, now })
  if (E.isLeft(decided)) return refuse(asBoardRefusal(decided.left.key), { taskId: id })
  if (group === undefined || ownerOf(decided.right) !== undefined) return refuse('messageTaskNotFound', { taskId: id })
  return E.right({ task: decided.right, group })
}

const asBoardRefusal = (key: string): BoardRefusals => REFUSALS.find((each) => each === key) ?? 'messageTaskNotFound'

const REFUSALS: ReadonlyArray<BoardRefusals> = [
  'onlyGroupTasksCanBeAssigned',
  'groupNotFound',
  'onlyGroupLeaderCanEditTasks',
  'taskNotYours',
]
