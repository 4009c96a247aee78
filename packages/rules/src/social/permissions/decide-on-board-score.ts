import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse } from '../../kernel/index.ts'
import type { Direction, SharedTask } from '../../model/index.ts'
import { type AskedTask, ownerOf } from './decide-on-task.ts'
import { isMember, runsBoard } from './standing.ts'

type ScoreRefusals =
  | 'messageTaskNotFound'
  | 'sessionOutdated'
  | 'taskNotYours'
  | 'cantUntickForOthers'
  | 'taskAssignedToOthers'

/**
 * May the player score this task of a board so? In this order: it is not in that state already; taking a tick back is
 * for who did it, those it was given to, the leader and managers; the player is in the group; a task that was given to
 * some is theirs. Reference, rules 2.1 and 13.2.
 */
export const decideOnBoardScore = (
  { actor, task, group }: AskedTask,
  direction: Direction,
): Answer<ScoreRefusals, SharedTask> => {
  if (task === undefined || ownerOf(task) !== undefined || task.group.id === undefined)
    return refuse('messageTaskNotFound')
  const { assignedUsers, assignedUsersDetail, completedBy } = task.group
  const isGiven = assignedUsers.includes(actor._id)
  if (task.type === 'daily' || task.type === 'todo') {
    const ticked = assignedUsersDetail?.[actor._id]?.completed ?? task.completed
    if (ticked === (direction === 'up')) return refuse('sessionOutdated')
    const runs = group !== undefined && runsBoard(actor, group)
    if (direction === 'down' && !runs && completedBy.userId !== actor._id && !isGiven)
      return refuse('cantUntickForOthers')
  }
  if (group === undefined || !isMember(actor, group)) return refuse('taskNotYours')
  const forOthers = assignedUsers.length > 0 && !isGiven
  return forOthers && direction === 'up' ? refuse('taskAssignedToOthers') : E.right(task)
}
