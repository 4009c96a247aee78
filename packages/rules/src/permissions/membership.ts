import { fromIso, type Instant } from '../kernel/index.ts'
import { type Group, TAVERN, type User } from '../model/index.ts'

/** Is the player in this group? Everybody is in the tavern. */
export const isMember = ({ party, guilds }: User, group: Group): boolean =>
  group._id === TAVERN || (group.type === 'party' ? party._id === group._id : guilds.includes(group._id))

/** Are both in one party? */
export const isInSameParty = (user: User, other: User): boolean =>
  user.party._id !== undefined && user.party._id === other.party._id

/** Whether the user leads the group. */
export const isLeader = (user: User, group: Group): boolean => group.leader === user._id

/** Is the player the leader or a manager? */
export const canManageBoard = (user: User, group: Group): boolean =>
  isLeader(user, group) || group.managers[user._id] === true

/** May the player see the group? Private groups are visible to their members only. */
export const canView = (user: User, group: Group): boolean => group.privacy === 'public' || isMember(user, group)

/** Has the player an open invitation to the group? */
export const isInvited = ({ invitations }: User, group: Pick<Group, '_id' | 'type'>): boolean =>
  (group.type === 'party' ? invitations.parties : invitations.guilds).some(({ id }) => id === group._id)

/** Has the group ever had a plan? */
export const everHadPlan = ({ purchased }: Group): boolean => Boolean(purchased.plan?.customerId)

/** Is the group's plan active at this instant? It may have an end already. */
export const hasPlan = (group: Group, now: Instant): boolean => {
  const end = group.purchased.plan?.dateTerminated
  return everHadPlan(group) && (end === undefined || fromIso(end) > now)
}

/** Does the group have a plan with no end set? */
export const hasLastingPlan = (group: Group): boolean =>
  everHadPlan(group) && group.purchased.plan?.dateTerminated === undefined
