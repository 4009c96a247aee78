import { type Result, refuse, toIso, type RuleContext } from '../../kernel/index.ts'
import { asKey, type Group, type SharedTask, type User, type UserId } from '../../model/index.ts'
import { canManageBoard } from '../../permissions/index.ts'
import {
  succeed,
  type Documents,
  type SharedOutcome,
  type AddressedEvent,
  withDocuments,
} from '../../documents/index.ts'
import type { ScoreReport } from '../../scoring/index.ts'
import { withLogEntry } from '../board-log.ts'

type Request = NonNullable<NonNullable<SharedTask['group']['approval']>['requests']>[string]

/** The state of a player's request for approval, if they made one. */
export const requestOf = ({ group }: SharedTask, user: string): Request | undefined => group.approval?.requests?.[user]

/** The task with this player's request. */
export const withRequest = (task: SharedTask, user: string, request: Request): SharedTask => {
  const { approval = { required: true } } = task.group
  return {
    ...task,
    group: { ...task.group, approval: { ...approval, requests: { ...approval.requests, [user]: request } } },
  }
}

/** Does the task need approval by the leader or a manager? Their own work does not. docs/reference/rules.md 13.6. */
export const needsApproval = (task: SharedTask, actor: User, group: Group): boolean =>
  task.group.approval?.required === true &&
  requestOf(task, actor._id)?.approved !== true &&
  !canManageBoard(actor, group)

/** `waits`: nothing is scored yet, because the task needs approval first. */
export type BoardScoreReport = ScoreReport & { readonly task: SharedTask; readonly waits: boolean }

type ApprovalRequest = { readonly actor: User; readonly task: SharedTask; readonly group: Group }

/** Requests approval from the leader and managers, and scores nothing. A second request is refused. */
export const askForApproval = (
  { now }: RuleContext,
  documents: Documents,
  { actor, task, group }: ApprovalRequest,
): Result<'taskRequiresApproval', SharedOutcome<BoardScoreReport>> => {
  if (requestOf(task, actor._id)?.requested === true) return refuse('taskRequiresApproval')
  const date = toIso(now)
  const requested = withRequest(task, actor._id, { requested: true, requestedDate: date, approved: false })
  const request = withLogEntry(requested, { act: 'requested', userId: actor._id, date })
  const event = {
    type: 'GroupTaskApprovalRequested',
    group: group._id,
    task: { id: task._id, text: task.text },
    user: { id: actor._id, name: actor.profile.name },
    direction: 'up',
  } as const
  const events = runnersOf(group).map((to): AddressedEvent => ({ to, event }))
  return succeed(
    withDocuments(documents, 'sharedTasks', [request]),
    { delta: 0, tmp: {}, task: request, waits: true },
    events,
  )
}

/** The ids of the leader and the managers. */
export const runnersOf = ({ leader, managers }: Group): ReadonlyArray<UserId> => [
  ...new Set([leader, ...Object.keys(managers).map((id) => asKey<UserId>(id))]),
]
