import type { Challenge, Group, Notification, SharedTask, User } from '../model/index.ts'
import { withoutNotifications } from '../notifications/index.ts'
import { withoutAssignee, withoutRequest } from '../shared-tasks/index.ts'
import { withoutDeparted } from '../quests/index.ts'
import { type KeepTasks, withoutParticipant } from '../challenges/index.ts'
import { billedFor, withoutGroupPlan } from '../group-plans/index.ts'
import { withoutInvitation } from '../invitations/index.ts'
import { invitedTo, isLeader, isParticipant, membersOf } from '../permissions/index.ts'
import {
  findDocument,
  type Documents,
  type SharedEvent,
  type SharedOutcome,
  sharedStep,
  withDocuments,
  withGroup,
  withoutDocuments,
  withUser,
} from '../documents/index.ts'
import { fromIso, type RuleContext } from '../kernel/index.ts'
import { asOutsider } from './membership.ts'

/** What happens to the group's challenges that the player takes part in. */
export const KEEP_CHALLENGES = ['leave-challenges', 'remain-in-challenges'] as const
export type KeepChallenges = (typeof KEEP_CHALLENGES)[number]

/** `keep`: what happens to the tasks of the challenges that the player leaves. */
export type LeaveOptions = {
  readonly keep: KeepTasks
  readonly keepChallenges: KeepChallenges
}

/** Unless the player chooses otherwise: they leave the group's challenges and keep their tasks. docs/reference/rules.md 11.4. */
export const LEAVE_DEFAULTS: LeaveOptions = { keep: 'keep-all', keepChallenges: 'leave-challenges' }

/** `player` as before they leave. */
export type Departure = { readonly player: User; readonly group: Group; readonly options?: LeaveOptions }

/**
 * Removes a player from a group, whoever decided it. A private group closes when its last member leaves; a party's
 * quest goes on without them. docs/reference/rules.md 8.2 and 11.4.
 */
export const removeFromGroup =
  (
    { catalogue, now }: Pick<RuleContext, 'catalogue' | 'now'>,
    { player: user, group, options = LEAVE_DEFAULTS }: Departure,
  ) =>
  (documents: Documents): SharedOutcome<undefined, SharedEvent> => {
    const unchallenged =
      options.keepChallenges === 'leave-challenges' ? withoutChallenges(documents, user, group, options) : documents
    const outsider = asOutsider(findDocument(unchallenged, 'users', user._id) ?? user, group)
    const unassigned = withDocuments(
      withUser(unchallenged, outsider),
      'sharedTasks',
      boardOf(unchallenged, group).map((task) => withoutRequest(withoutAssignee(task, user), user)),
    )
    const answered = withoutRequestsBy(unassigned, user, group)
    const updated = withoutGroupPlan(answered, outsider._id, group, now)
    return group.memberCount <= 1 && group.privacy === 'private'
      ? sharedStep(closed(updated, group))
      : withoutDeparted(catalogue, group, user)(withGroup(updated, smaller(updated, user, group)))
  }

const withoutChallenges = (documents: Documents, user: User, group: Group, { keep }: LeaveOptions): Documents =>
  Object.values(documents.challenges)
    .filter((challenge) => challenge.group === group._id && isParticipant(user, challenge))
    .reduce(
      (changed, challenge: Challenge) =>
        withoutParticipant(changed, findDocument(changed, 'users', user._id) ?? user, challenge, keep),
      documents,
    )

const boardOf = (documents: Documents, group: Group): ReadonlyArray<SharedTask> =>
  Object.values(documents.sharedTasks).filter((task) => task.group.id === group._id)

/** The leader and the managers are not asked to approve work of somebody who is gone. */
const withoutRequestsBy = (documents: Documents, { _id }: User, { _id: id, leader, managers }: Group): Documents =>
  withDocuments(
    documents,
    'users',
    [leader, ...Object.keys(managers)].flatMap((runner) => {
      const found = findDocument(documents, 'users', runner)
      const isGone = ({ type, data }: Notification) =>
        type === 'GROUP_TASK_APPROVAL' && data.groupId === id && data.userId === _id
      return found === undefined ? [] : [withoutNotifications(found, isGone)]
    }),
  )

const smaller = (documents: Documents, user: User, group: Group): Group => {
  const { [user._id]: _manager, ...managers } = group.managers
  const successor = isLeader(user, group) ? successorOf(group, membersOf(documents, group)) : undefined
  const remaining = {
    ...group,
    memberCount: Math.max(0, group.memberCount - 1),
    managers,
    ...(successor === undefined ? {} : { leader: successor._id }),
  }
  return billedFor(remaining, -1)
}

/** Deletes an empty private group with its invitations, board and chat. */
const closed = (documents: Documents, group: Group): Documents => {
  const uninvited = withDocuments(
    documents,
    'users',
    invitedTo(documents, group).map((user) => withoutInvitation(user, group)),
  )
  const tasks = boardOf(documents, group).map(({ _id }) => _id)
  const lines = Object.values(documents.messages).flatMap(({ _id, groupId }) => (groupId === group._id ? [_id] : []))
  return withoutDocuments(
    withoutDocuments(withoutDocuments(uninvited, 'sharedTasks', tasks), 'messages', lines),
    'groups',
    [group._id],
  )
}

/**
 * Who leads a group after its leader: the member of longest standing; ties go to the lower id. docs/reference/rules.md
 * 11.4 and 18.
 */
const successorOf = (group: Group, members: ReadonlyArray<User>): User | undefined => {
  const since = ({ memberSince, auth }: User): number => fromIso(memberSince?.[group._id] ?? auth.timestamps.created)
  return [...members].sort((a, b) => since(a) - since(b) || (a._id < b._id ? -1 : 1))[0]
}
