import * as E from 'fp-ts/lib/Either.js'
import { type Instant, type Result, refuse, toIso, type RuleContext } from '../../kernel/index.ts'
import { asKey, type BoardLogEntry, type SharedTask, type User } from '../../model/index.ts'
import { withoutNotifications } from '../../notifications/index.ts'
import { authorizeGroupAction, canManageBoard } from '../../permissions/index.ts'
import {
  requireActor,
  type Actor,
  findDocument,
  succeed,
  type Documents,
  type SharedRule,
  type AddressedEvent,
  usersOf,
  withDocuments,
} from '../../documents/index.ts'
import { requestOf, runnersOf, withRequest } from './approval.ts'
import { type BoardRefusals, requireBoardTask, type OnBoard, type OneBoardTask } from '../require-board-task.ts'
import { withLogEntry } from '../board-log.ts'
import { hasDone, isDoable, ticked } from '../completion.ts'

export type Approve = OneBoardTask & { readonly user: string }

type Refusals = BoardRefusals | 'canOnlyApproveTaskOnce'

/**
 * Approves a member's work, so that they may score the task. If the task needs no approval, the member's part is marked
 * as done, without the rewards of scoring. docs/reference/rules.md 13.6 and api 2.7.
 */
export const approve: SharedRule<'now', Approve, Refusals, SharedTask> =
  ({ now }) =>
  (params) =>
  (documents) => {
    const target = requireBoardTask(documents, params, 'edit', now)
    if (E.isLeft(target)) return target
    const { task } = target.right
    if (task.group.approval?.required !== true) {
      const isOpen = isDoable(task) && !task.completed && !hasDone(task, params.user)
      const part = isOpen ? withLogEntry(ticked(task, asKey(params.user), now), entryOf(params, now)) : task
      return succeed(withDocuments(documents, 'sharedTasks', [part]), part)
    }
    if (requestOf(task, params.user)?.approved === true) return refuse('canOnlyApproveTaskOnce')
    const approved = withRequest(withLogEntry(task, entryOf(params, now)), params.user, {
      ...requestOf(task, params.user),
      requested: true,
      approved: true,
      dateApproved: toIso(now),
      approvingUser: params.actorId,
    })
    const state = withDocuments(withoutApprovalRequests(documents, target.right, params.user), 'sharedTasks', [
      approved,
    ])
    return succeed(state, approved, eventsOf(params.user, target.right))
  }

const entryOf = ({ user, actorId }: Approve & Actor, now: Instant): BoardLogEntry => ({
  act: 'approved',
  userId: user,
  date: toIso(now),
  by: actorId,
})

/** Removes the pending notifications from the leader and all managers. */
const withoutApprovalRequests = (documents: Documents, { task, group }: OnBoard, user: string): Documents =>
  withDocuments(
    documents,
    'users',
    usersOf(documents, runnersOf(group)).map((runner) =>
      withoutNotifications(
        runner,
        ({ type, data }) => type === 'GROUP_TASK_APPROVAL' && data.taskId === task._id && data.userId === user,
      ),
    ),
  )

const eventsOf = (user: string, { task, group }: OnBoard): ReadonlyArray<AddressedEvent> => {
  const taskRef = { id: task._id, text: task.text }
  return [
    { to: asKey(user), event: { type: 'GroupTaskApproved', group: group._id, task: taskRef } },
    { to: asKey(user), event: { type: 'ApprovedTaskWaits', task: taskRef, direction: 'up' } },
  ]
}

export type PendingApproval = { readonly task: SharedTask; readonly user: User }

/**
 * Pending approvals of a group: all for the leader and managers, their own for other members. docs/reference/rules.md
 * 13.6.
 */
export const pendingApprovals =
  ({ now }: Pick<RuleContext, 'now'>) =>
  ({ actorId, group: id }: Actor & { readonly group: string }) =>
  (documents: Documents): Result<'groupNotFound', ReadonlyArray<PendingApproval>> => {
    const actor = requireActor(documents, actorId)
    const authorized = authorizeGroupAction('readBoard', { actor, group: findDocument(documents, 'groups', id), now })
    if (E.isLeft(authorized)) return authorized
    const seesAll = canManageBoard(actor, authorized.right)
    const tasks = Object.values(documents.sharedTasks).filter((task) => task.group.id === id)
    return E.right(
      tasks.flatMap((task) =>
        Object.entries(task.group.approval?.requests ?? {}).flatMap(([userId, { requested, approved }]) => {
          const user = findDocument(documents, 'users', userId)
          return user !== undefined && requested && !approved && (seesAll || userId === actorId) ? [{ task, user }] : []
        }),
      ),
    )
  }
