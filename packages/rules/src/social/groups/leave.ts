import type { Challenge, Group, SharedTask, User } from '../../model/index.ts'
import { withoutMember } from '../../quests/index.ts'
import { type Keep, part } from '../challenges/part.ts'
import { billedFor, withoutGroupPlan } from '../group-plans/index.ts'
import { withoutInvitation } from '../invitations/index.ts'
import { isLeader, takesPart } from '../permissions/index.ts'
import { documentOf, type Society, withDocuments, withGroup, withoutDocuments, withUser } from '../society/index.ts'
import type { Instant } from '../../kernel/index.ts'
import { asOutsider } from './membership.ts'
import { invitedTo, membersOf } from './members.ts'
import { successorOf } from './successor.ts'

/** What becomes of the group's challenges that the player takes part in, and of their tasks. */
export type Leaving = {
  readonly keep: Keep
  readonly keepChallenges: 'remain-in-challenges' | 'leave-challenges'
  readonly now: Instant
}

/**
 * The society after a player has left a group, whoever decided it. The last one out of a private group closes it.
 * Reference, rules 11.4. Needs all members and invited players (of a guild, those who could lead it), the group's
 * challenges that the player takes part in with their copies, and the tasks of its board.
 */
export const leave = (society: Society, user: User, group: Group, leaving: Leaving): Society => {
  const unchallenged =
    leaving.keepChallenges === 'leave-challenges' ? withoutChallenges(society, user, group, leaving) : society
  const outsider = asOutsider(documentOf(unchallenged, 'users', user._id) ?? user, group)
  const unassigned = withDocuments(
    withUser(unchallenged, outsider),
    'sharedTasks',
    boardOf(unchallenged, group).map((task) => withoutAssignee(task, user)),
  )
  const left = withoutGroupPlan(unassigned, outsider._id, group, leaving.now)
  return group.memberCount <= 1 && group.privacy === 'private'
    ? closed(left, group)
    : withGroup(left, smaller(left, user, group))
}

const withoutChallenges = (society: Society, user: User, group: Group, { keep }: Leaving): Society =>
  Object.values(society.challenges)
    .filter((challenge) => challenge.group === group._id && takesPart(user, challenge))
    .reduce(
      (changed, challenge: Challenge) => part(changed, documentOf(changed, 'users', user._id) ?? user, challenge, keep),
      society,
    )

const boardOf = (society: Society, group: Group): ReadonlyArray<SharedTask> =>
  Object.values(society.sharedTasks).filter((task) => task.group.id === group._id)

/** The task without this player among those who have to do it; the same task if they were not. */
export const withoutAssignee = (task: SharedTask, { _id }: Pick<User, '_id'>): SharedTask => {
  const { assignedUsers, assignedUsersDetail = {} } = task.group
  if (!assignedUsers.includes(_id)) return task
  const { [_id]: _gone, ...others } = assignedUsersDetail
  return {
    ...task,
    group: { ...task.group, assignedUsers: assignedUsers.filter((id) => id !== _id), assignedUsersDetail: others },
  }
}

const smaller = (society: Society, user: User, group: Group): Group => {
  const { [user._id]: _manager, ...managers } = group.managers
  const successor = isLeader(user, group) ? successorOf(group, membersOf(society, group)) : undefined
  const left = {
    ...group,
    memberCount: Math.max(0, group.memberCount - 1),
    managers,
    quest: withoutMember(group.quest, user._id),
    ...(successor === undefined ? {} : { leader: successor._id }),
  }
  return billedFor(left, -1)
}

/** A private group without members is gone, with its invitations, its board and its chat. */
const closed = (society: Society, group: Group): Society => {
  const uninvited = withDocuments(
    society,
    'users',
    invitedTo(society, group).map((user) => withoutInvitation(user, group)),
  )
  const tasks = boardOf(society, group).map(({ _id }) => _id)
  const lines = Object.values(society.chat).flatMap(({ _id, groupId }) => (groupId === group._id ? [_id] : []))
  return withoutDocuments(
    withoutDocuments(withoutDocuments(uninvited, 'sharedTasks', tasks), 'chat', lines),
    'groups',
    [group._id],
  )
}
