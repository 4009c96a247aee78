import * as E from 'fp-ts/lib/Either.js'
import { type Result, refuse } from '../kernel/index.ts'
import type { Direction, SharedTask } from '../model/index.ts'
import { type TaskRequest, ownerOf } from './authorize-task.ts'
import { isMember, canManageBoard } from './membership.ts'

type ScoreRefusals =
  | 'messageTaskNotFound'
  | 'sessionOutdated'
  | 'taskNotYours'
  | 'cantUntickForOthers'
  | 'taskAssignedToOthers'

/**
 * May the player score this board task in this direction? Checks in this order: it is not in that state already; only
 * whoever did it, assignees, the leader and managers may untick it; the player is in the group; a task with assignees
 * is assigned to the player. docs/reference/rules.md 2.1 and 13.2.
 */
export const authorizeBoardScore = (
  { actor, task, group }: TaskRequest,
  direction: Direction,
): Result<ScoreRefusals, SharedTask> => {
  if (task === undefined || ownerOf(task) !== undefined || task.group.id === undefined)
    return refuse('messageTaskNotFound')
  const { assignedUsers, assignedUsersDetail, completedBy } = task.group
  const isAssigned = assignedUsers.includes(actor._id)
  if (task.type === 'daily' || task.type === 'todo') {
    const ticked = assignedUsersDetail?.[actor._id]?.completed ?? task.completed
    if (ticked === (direction === 'up')) return refuse('sessionOutdated')
    const managesBoard = group !== undefined && canManageBoard(actor, group)
    if (direction === 'down' && !managesBoard && completedBy.userId !== actor._id && !isAssigned)
      return refuse('cantUntickForOthers')
  }
  if (group === undefined || !isMember(actor, group)) return refuse('taskNotYours')
  const forOthers = assignedUsers.length > 0 && !isAssigned
  return forOthers && direction === 'up' ? refuse('taskAssignedToOthers') : E.right(task)
}
