import * as E from 'fp-ts/lib/Either.js'
import { type Result, type RuleContext, toIso } from '../kernel/index.ts'
import type { BoardLogEntry, Direction, Group, SharedTask, User } from '../model/index.ts'
import type { ScoreRefusals } from '../scoring/index.ts'
import { withoutRequest } from '../shared-tasks/index.ts'
import { authorizeBoardScore } from '../permissions/index.ts'
import {
  requireActor,
  findDocument,
  succeed,
  type Documents,
  type SharedOutcome,
  type SharedRule,
  eventsFor,
  withDocuments,
  withUser,
} from '../documents/index.ts'
import { askForApproval, needsApproval, type BoardScoreReport } from './approval/approval.ts'
import { withLogEntry } from './board-log.ts'
import type { OneBoardTask } from './require-board-task.ts'
import { doerOf, isDoable } from './completion.ts'
import { scoreFor } from './score-for.ts'

export type ScoreBoardTask = OneBoardTask & { readonly direction: Direction }

type Refusals =
  | ScoreRefusals
  | 'messageTaskNotFound'
  | 'cantUntickForOthers'
  | 'taskAssignedToOthers'
  | 'taskRequiresApproval'

/** Scores a task of a board. docs/reference/rules.md 2.1, 13.4 and 13.6. */
export const scoreBoardTask: SharedRule<keyof RuleContext, ScoreBoardTask, Refusals, BoardScoreReport> =
  (context) =>
  ({ actorId, task: id, direction }) =>
  (documents) => {
    const actor = requireActor(documents, actorId)
    const requestedTask = findDocument(documents, 'sharedTasks', id) ?? findDocument(documents, 'tasks', id)
    const group = findDocument(documents, 'groups', requestedTask?.group.id ?? '')
    const authorized = authorizeBoardScore({ actor, task: requestedTask, group, now: context.now }, direction)
    if (E.isLeft(authorized)) return authorized
    const task = authorized.right
    if (group !== undefined && direction === 'up' && needsApproval(task, actor, group))
      return askForApproval(context, documents, { actor, task, group })
    return scored(context, documents, { actor, task, direction })
  }

export type Scoring = {
  readonly actor: User
  readonly task: SharedTask
  readonly direction: Direction
  readonly group?: Group
}

/** Scores the task for the player whose part it is. */
const scored = (
  context: RuleContext,
  documents: Documents,
  { actor, task, direction }: Scoring,
): Result<ScoreRefusals, SharedOutcome<BoardScoreReport>> => {
  const doer =
    direction === 'down' && isDoable(task) ? findDocument(documents, 'users', doerOf(task, actor._id)) : actor
  const result = scoreFor(context, doer ?? actor, task, direction)
  if (E.isLeft(result)) return result
  const { user, report, events } = result.right
  const after = withLogEntry(direction === 'down' ? withoutRequest(result.right.task, user) : result.right.task, {
    act: actOf(task, direction),
    userId: user._id,
    date: toIso(context.now),
    ...(user._id === actor._id ? {} : { by: actor._id }),
  })
  const state = withDocuments(withUser(documents, user), 'sharedTasks', [after])
  return succeed(state, { ...report, task: after, waits: false }, eventsFor(user._id, events))
}

/** Buying a reward scores it down. */
const actOf = (task: SharedTask, direction: Direction): BoardLogEntry['act'] => {
  if (task.type === 'habit') return direction === 'up' ? 'plus' : 'minus'
  return isDoable(task) && direction === 'down' ? 'undone' : 'done'
}
