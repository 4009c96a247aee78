import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse } from '../../kernel/index.ts'
import type { Group, User } from '../../model/index.ts'
import type { Invitation } from '../../model/group/invitation.ts'
import { invitedTo } from '../groups/members.ts'
import { decideOnGroup, everHadPlan, hasLastingPlan } from '../permissions/index.ts'
import {
  actorOf,
  type By,
  documentOf,
  done,
  type Society,
  type SocialRule,
  type Told,
  withDocuments,
  withUser,
} from '../society/index.ts'
import { invitable, type TargetRefusals } from './invitable.ts'
import { withInvitation } from './invitations-of.ts'
import { type Addressed, type Named, type Whom, whomNamed, type WhomRefusals } from './invited-whom.ts'

/** How large a party may become, and how many invitations of one may be open. Application specification, section 9; reference, rules 11.2. */
export const PARTY_LIMITS = { members: 30, invitations: 10 } as const

export type Invite = By & { readonly group: string } & Named

/** Who is invited, and to whom a letter goes because no player has that address. */
export type InviteReport = {
  readonly invited: ReadonlyArray<Invitation & { readonly _id: string }>
  readonly mails: ReadonlyArray<Addressed>
}

type Refusals =
  | 'chatPrivilegesRevoked'
  | 'inviteLimitReached'
  | 'groupNotFound'
  | 'onlyGroupLeaderCanInviteToGroupPlan'
  | 'partyExceedsInvitesLimit'
  | 'partyExceedsMembersLimit'
  | WhomRefusals
  | TargetRefusals

/**
 * Invites people to a group, all or none. Who is muted without knowing gets an answer as if. Reference, rules 11.2.
 * Needs the group, those named with their parties, those who have an address named, and whoever is invited to a party.
 */
export const invite: SocialRule<'now', Invite, Refusals, InviteReport> =
  ({ now }) =>
  ({ by, group: id, ...named }) =>
  (society) => {
    const actor = actorOf(society, by)
    const decided = decideOnGroup('invite', { actor, group: documentOf(society, 'groups', id), now })
    if (E.isLeft(decided)) return decided
    const whom = whomNamed(named)
    if (E.isLeft(whom)) return whom
    const limit = limitRefusal(society, decided.right, whom.right)
    if (limit !== undefined) return limit
    const targets = invitable(society, actor, decided.right, whom.right)
    if (E.isLeft(targets)) return targets
    const invitation = invitationOf(decided.right, actor)
    const { players, mails } = targets.right
    const report = { invited: players.map(({ _id }) => ({ ...invitation, _id })), mails }
    if (actor.flags.chatShadowMuted === true) return done(society, report)
    return done(invitedAll(society, actor, decided.right, targets.right), report, toldOf(players, decided.right, actor))
  }

const limitRefusal = (
  society: Society,
  group: Group,
  { uuids, usernames, emails }: Whom,
): Answer<'partyExceedsInvitesLimit' | 'partyExceedsMembersLimit', never> | undefined => {
  if (group.type !== 'party') return undefined
  const open = invitedTo(society, group).length + uuids.length + usernames.length + emails.length
  if (open > PARTY_LIMITS.invitations)
    return refuse('partyExceedsInvitesLimit', { maxInvites: PARTY_LIMITS.invitations })
  return group.memberCount + open > PARTY_LIMITS.members
    ? refuse('partyExceedsMembersLimit', { maxMembers: PARTY_LIMITS.members })
    : undefined
}

const invitationOf = (group: Group, inviter: User): Invitation => ({
  id: group._id,
  name: group.name,
  inviter: inviter._id,
  ...(group.privacy === 'public' ? { publicGuild: true } : {}),
  ...(everHadPlan(group) && !hasLastingPlan(group) ? { cancelledPlan: true } : {}),
})

type Targets = { readonly players: ReadonlyArray<User>; readonly mails: ReadonlyArray<Addressed> }

const invitedAll = (society: Society, actor: User, group: Group, { players, mails }: Targets): Society => {
  const invitation = invitationOf(group, actor)
  const invited = withDocuments(
    society,
    'users',
    players.map((user) => withInvitation(user, group.type, invitation)),
  )
  return mails.length === 0 ? invited : withUser(invited, { ...actor, invitesSent: actor.invitesSent + mails.length })
}

const toldOf = (players: ReadonlyArray<User>, { _id, name, type }: Group, actor: User): ReadonlyArray<Told> =>
  players.map((player) => ({
    to: player._id,
    event: { type: 'InvitedToGroup', group: { id: _id, name }, kind: type, by: actor._id },
  }))
