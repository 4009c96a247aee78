import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type World } from '../kernel/index.ts'
import type { Direction, Group, SharedTask, User } from '../model/index.ts'
import { knownDirection, type ScoreRefusals, type ScoreReport } from '../scoring/index.ts'
import { decideOnBoardScore } from '../social/permissions/index.ts'
import {
  actorOf,
  documentOf,
  done,
  type Society,
  type SocialOutcome,
  type SocialRule,
  toldTo,
  withDocuments,
  withUser,
} from '../social/society/index.ts'
import { askForApproval, needsApproval, withoutRequest } from './approval.ts'
import type { OneBoardTask } from './board-task-named.ts'
import { doerOf, isDoable } from './completion.ts'
import { scoreFor } from './score-for.ts'

export type ScoreBoardTask = OneBoardTask & { readonly direction: string }

/** `waits`: nothing was scored yet, for the task is to be approved first. */
export type BoardScoreReport = ScoreReport & { readonly task: SharedTask; readonly waits: boolean }

type Refusals =
  | ScoreRefusals
  | 'messageTaskNotFound'
  | 'cantUntickForOthers'
  | 'taskAssignedToOthers'
  | 'taskRequiresApproval'

/**
 * Scores a task of a board. Reference, rules 2.1, 13.4 and 13.6. Needs the task, its group, those it was given to and who
 * did it; for a task that needs approval, leader and managers.
 */
export const scoreBoardTask: SocialRule<keyof World, ScoreBoardTask, Refusals, BoardScoreReport> =
  (world) =>
  ({ by, task: id, direction: given }) =>
  (society) => {
    const direction = knownDirection(given)
    if (E.isLeft(direction)) return direction
    const actor = actorOf(society, by)
    const named = documentOf(society, 'sharedTasks', id) ?? documentOf(society, 'tasks', id)
    const group = documentOf(society, 'groups', named?.group.id ?? '')
    const decided = decideOnBoardScore({ actor, task: named, group, now: world.now }, direction.right)
    if (E.isLeft(decided)) return decided
    const task = decided.right
    if (group !== undefined && direction.right === 'up' && needsApproval(task, actor, group))
      return askForApproval(world, society, { actor, task, group })
    return scored(world, society, { actor, task, direction: direction.right })
  }

export type Scoring = {
  readonly actor: User
  readonly task: SharedTask
  readonly direction: Direction
  readonly group?: Group
}

/** The society after a score, for whoever's part it is. */
export const scored = (
  world: World,
  society: Society,
  { actor, task, direction }: Scoring,
): Answer<ScoreRefusals, SocialOutcome<BoardScoreReport>> => {
  const doer = direction === 'down' && isDoable(task) ? documentOf(society, 'users', doerOf(task, actor._id)) : actor
  const answer = scoreFor(world, doer ?? actor, task, direction)
  if (E.isLeft(answer)) return answer
  const { user, report, events } = answer.right
  const after = direction === 'down' ? withoutRequest(answer.right.task, user) : answer.right.task
  const state = withDocuments(withUser(society, user), 'sharedTasks', [after])
  return done(state, { ...report, task: after, waits: false }, toldTo(user._id, events))
}
