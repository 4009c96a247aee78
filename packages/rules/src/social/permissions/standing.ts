import { fromIso, type Instant } from '../../kernel/index.ts'
import { type Group, TAVERN, type User } from '../../model/index.ts'

/** Is the player in this group? Everybody is in the tavern. */
export const isMember = ({ party, guilds }: User, group: Group): boolean =>
  group._id === TAVERN || (group.type === 'party' ? party._id === group._id : guilds.includes(group._id))

export const isLeader = (user: User, group: Group): boolean => group.leader === user._id

/** The leader, or one of those whom the leader trusts with the board. */
export const runsBoard = (user: User, group: Group): boolean =>
  isLeader(user, group) || group.managers[user._id] === true

/** Is the group there for the player at all? What is private is so for its members only. */
export const sees = (user: User, group: Group): boolean => group.privacy === 'public' || isMember(user, group)

/** Was the player invited to the group, and has not answered? */
export const isInvited = ({ invitations }: User, group: Pick<Group, '_id' | 'type'>): boolean =>
  (group.type === 'party' ? invitations.parties : invitations.guilds).some(({ id }) => id === group._id)

/** Has the group ever had a plan? */
export const everHadPlan = ({ purchased }: Group): boolean => Boolean(purchased.plan?.customerId)

/** Does the group's plan run at this instant, though it may have an end already? */
export const hasPlan = (group: Group, now: Instant): boolean => {
  const end = group.purchased.plan?.dateTerminated
  return everHadPlan(group) && (end === undefined || fromIso(end) > now)
}

/** Does the plan run on without an end? */
export const hasLastingPlan = (group: Group): boolean =>
  everHadPlan(group) && group.purchased.plan?.dateTerminated === undefined
