import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse, toIso, type World } from '../kernel/index.ts'
import { asKey, type Group, type SharedTask, type TagId, type User } from '../model/index.ts'
import { withTag } from '../social/challenges/take-part.ts'
import { isMember } from '../social/permissions/index.ts'
import { actorOf, done, type SocialRule, type Told, usersOf, withDocuments } from '../social/society/index.ts'
import { isUuid } from '../tasks/index.ts'
import { type BoardRefusals, boardTaskNamed, type OneBoardTask } from './board-task-named.ts'

/** `users`: what a client sent; made sense of here. */
export type Assign = OneBoardTask & { readonly users: unknown }

/**
 * Gives a task to members of the group; who is no member is passed over, and who has it already keeps it as it is.
 * Reference, rules 13.3. Needs the task, its group, and those named.
 */
export const assign: SocialRule<'now', Assign, BoardRefusals | 'assignedMustBeIds', SharedTask> =
  ({ now }) =>
  (params) =>
  (society) => {
    const ids = idsFrom(params.users)
    if (E.isLeft(ids)) return ids
    const found = boardTaskNamed(society, params, 'assign', now)
    if (E.isLeft(found)) return found
    const { group } = found.right
    const actor = actorOf(society, params.by)
    const given = usersOf(
      society,
      ids.right.map((id) => asKey(id)),
    ).filter((user) => isMember(user, group) && !found.right.task.group.assignedUsers.includes(user._id))
    const task = withAssignees(found.right.task, given, actor, now)
    const tagged = given.map((user) => withGroupTag(user, group))
    const state = withDocuments(withDocuments(society, 'users', tagged), 'sharedTasks', [task])
    return done(state, task, toldOf(given, actor, task, group))
  }

const idsFrom = (users: unknown): Answer<'assignedMustBeIds', ReadonlyArray<string>> => {
  const ids: ReadonlyArray<unknown> = Array.isArray(users) ? users : []
  return Array.isArray(users) && ids.every((id) => typeof id === 'string' && isUuid(id))
    ? E.right(ids.map(String))
    : refuse('assignedMustBeIds')
}

const withAssignees = (task: SharedTask, given: ReadonlyArray<User>, actor: User, now: World['now']): SharedTask => {
  const details = given.map((user) => [
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
      assignedUsers: [...assignedUsers, ...given.map(({ _id }) => _id)],
      assignedUsersDetail: { ...assignedUsersDetail, ...Object.fromEntries(details) },
    },
  }
}

const nameOf = ({ auth, profile }: User): string => auth.local.username ?? profile.name

const withGroupTag = (user: User, { _id, name }: Group): User => ({
  ...user,
  tags: withTag(user.tags, { id: asKey<TagId>(_id), name, group: _id }),
})

const toldOf = (
  given: ReadonlyArray<User>,
  actor: User,
  { _id, text }: SharedTask,
  group: Group,
): ReadonlyArray<Told> =>
  given
    .filter((user) => user._id !== actor._id)
    .map((user) => ({
      to: user._id,
      event: { type: 'GroupTaskAssigned', group: group._id, task: { id: _id, text }, by: nameOf(actor) },
    }))
