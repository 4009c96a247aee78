import * as E from 'fp-ts/lib/Either.js'
import { type RuleContext, toIso } from '../kernel/index.ts'
import { asKey, type Group, type SharedTask, type TagId, type User } from '../model/index.ts'
import { withTag } from '../shared-tasks/index.ts'
import { isMember } from '../permissions/index.ts'
import {
  requireActor,
  succeed,
  type SharedRule,
  type AddressedEvent,
  usersOf,
  withDocuments,
} from '../documents/index.ts'
import { type BoardRefusals, requireBoardTask, type OneBoardTask } from './require-board-task.ts'

export type Assign = OneBoardTask & { readonly users: ReadonlyArray<string> }

/**
 * Assigns a task to members of the group. Ids of others are ignored, and existing assignments stay as they are.
 * docs/reference/rules.md 13.3.
 */
export const assign: SharedRule<'now', Assign, BoardRefusals, SharedTask> =
  ({ now }) =>
  (params) =>
  (documents) => {
    const target = requireBoardTask(documents, params, 'assign', now)
    if (E.isLeft(target)) return target
    const { group } = target.right
    const actor = requireActor(documents, params.actorId)
    const assignees = usersOf(
      documents,
      params.users.map((id) => asKey(id)),
    ).filter((user) => isMember(user, group) && !target.right.task.group.assignedUsers.includes(user._id))
    const task = withAssignees(target.right.task, assignees, actor, now)
    const tagged = assignees.map((user) => withGroupTag(user, group))
    const state = withDocuments(withDocuments(documents, 'users', tagged), 'sharedTasks', [task])
    return succeed(state, task, eventsOf(assignees, actor, task, group))
  }

const withAssignees = (
  task: SharedTask,
  assignees: ReadonlyArray<User>,
  actor: User,
  now: RuleContext['now'],
): SharedTask => {
  const details = assignees.map((user) => [
    user._id,
    {
      assignedDate: toIso(now),
      assignedUsername: nameOf(user),
      assigningUsername: nameOf(actor),
      completed: false,
    },
  ])
  const { assignedUsers, assignedUsersDetail } = task.group
  return {
    ...task,
    group: {
      ...task.group,
      assignedUsers: [...assignedUsers, ...assignees.map(({ _id }) => _id)],
      assignedUsersDetail: { ...assignedUsersDetail, ...Object.fromEntries(details) },
    },
  }
}

const nameOf = ({ auth, profile }: User): string => auth.local.username ?? profile.name

const withGroupTag = (user: User, { _id, name }: Group): User => ({
  ...user,
  tags: withTag(user.tags, { id: asKey<TagId>(_id), name, group: _id }),
})

const eventsOf = (
  assignees: ReadonlyArray<User>,
  actor: User,
  { _id, text }: SharedTask,
  group: Group,
): ReadonlyArray<AddressedEvent> =>
  assignees
    .filter((user) => user._id !== actor._id)
    .map((user) => ({
      to: user._id,
      event: { type: 'GroupTaskAssigned', group: group._id, task: { id: _id, text }, by: nameOf(actor) },
    }))
