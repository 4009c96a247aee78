import * as E from 'fp-ts/lib/Either.js'
import { type Result, refuse } from '../kernel/index.ts'
import type { Group, Invitation, User } from '../model/index.ts'
import { authorizeGroupAction, everHadPlan, hasLastingPlan, invitedTo } from '../permissions/index.ts'
import {
  requireActor,
  eventForEach,
  eventsFor,
  findDocument,
  succeed,
  type Documents,
  type SharedRule,
  type AddressedEvent,
  withDocuments,
  withUser,
} from '../documents/index.ts'
import { invitable, type TargetRefusals } from './invitable.ts'
import { withInvitation } from './invitations-of.ts'
import { countOf, type EmailInvitee, inviteeRefusal, type InviteeRefusals, type Invitees } from './invitees.ts'

/**
 * Maximum number of members of a party, and of its open invitations. docs/reference/application.md 9;
 * docs/reference/rules.md 11.2.
 */
export const PARTY_LIMITS = { members: 30, invitations: 10 } as const

export type Invite = { readonly group: string } & Invitees

/** The invited players, and the addresses of no player, which get an e-mail. */
export type InviteReport = {
  readonly invited: ReadonlyArray<Invitation & { readonly _id: string }>
  readonly mails: ReadonlyArray<EmailInvitee>
}

export type Refusals =
  | 'chatPrivilegesRevoked'
  | 'inviteLimitReached'
  | 'groupNotFound'
  | 'onlyGroupLeaderCanInviteToGroupPlan'
  | 'partyExceedsInvitesLimit'
  | 'partyExceedsMembersLimit'
  | InviteeRefusals
  | TargetRefusals

/**
 * Invites people to a group, all or none. A shadow-muted player gets the usual report, but nothing changes.
 * docs/reference/rules.md 11.2.
 */
export const invite: SharedRule<'now', Invite, Refusals, InviteReport> =
  ({ now }) =>
  ({ actorId, group: id, ...lists }) =>
  (documents) => {
    const actor = requireActor(documents, actorId)
    const authorized = authorizeGroupAction('invite', { actor, group: findDocument(documents, 'groups', id), now })
    if (E.isLeft(authorized)) return authorized
    const refused = inviteeRefusal(lists) ?? limitRefusal(documents, authorized.right, lists)
    if (refused !== undefined) return refused
    const targets = invitable(documents, actor, authorized.right, lists)
    if (E.isLeft(targets)) return targets
    const invitation = invitationOf(authorized.right, actor)
    const { players, mails } = targets.right
    const report = { invited: players.map(({ _id }) => ({ ...invitation, _id })), mails }
    if (actor.flags.chatShadowMuted === true) return succeed(documents, report)
    return succeed(
      invitedAll(documents, actor, authorized.right, targets.right),
      report,
      eventsOf(targets.right, authorized.right, actor),
    )
  }

const limitRefusal = (
  documents: Documents,
  group: Group,
  lists: Invitees,
): Result<'partyExceedsInvitesLimit' | 'partyExceedsMembersLimit', never> | undefined => {
  if (group.type !== 'party') return undefined
  const open = invitedTo(documents, group).length + countOf(lists)
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

type Targets = { readonly players: ReadonlyArray<User>; readonly mails: ReadonlyArray<EmailInvitee> }

const invitedAll = (documents: Documents, actor: User, group: Group, { players, mails }: Targets): Documents => {
  const invitation = invitationOf(group, actor)
  const invited = withDocuments(
    documents,
    'users',
    players.map((user) => withInvitation(user, group.type, invitation)),
  )
  return mails.length === 0 ? invited : withUser(invited, { ...actor, invitesSent: actor.invitesSent + mails.length })
}

const eventsOf = (
  { players, mails }: Targets,
  { _id, name, type }: Group,
  actor: User,
): ReadonlyArray<AddressedEvent> => {
  const group = { group: { id: _id, name }, kind: type } as const
  return [
    ...eventForEach(
      players.map((player) => player._id),
      { type: 'InvitedToGroup', ...group, by: actor._id },
    ),
    ...eventsFor(
      actor._id,
      mails.map((mail) => ({ type: 'InvitedByEmail', ...group, ...mail })),
    ),
  ]
}
