import { eventsFor, findDocument, requireActor, type SharedRule, succeed, withUser } from '../documents/index.ts'
import type { Group } from '../model/index.ts'
import { everHadPlan, hasLastingPlan, isMember } from '../permissions/index.ts'
import { PARTY_LIMITS } from './invite.ts'
import { withInvitation } from './invitations-of.ts'
import { thankInviter } from './thank-inviter.ts'

/** The group and the inviter that an e-mail or a link names. */
export type TakeUpInvitation = { readonly group: string; readonly inviter: string }

/**
 * Invites the actor, who has just registered by an invitation, and thanks the inviter. The group may be full by now, and
 * the inviter may have left it: then the actor is a player like any other. docs/reference/rules.md 11.2.
 */
export const takeUpInvitation: SharedRule<never, TakeUpInvitation, never, undefined> =
  () =>
  ({ actorId, group: id, inviter: inviterId }) =>
  (documents) => {
    const inviter = findDocument(documents, 'users', inviterId)
    if (inviter === undefined) return succeed(documents, undefined)
    const thanked = thankInviter(inviter)
    const group = findDocument(documents, 'groups', id)
    const state = withUser(documents, thanked.state)
    const events = eventsFor(inviter._id, thanked.events)
    if (group === undefined || !isMember(inviter, group) || isFull(group)) return succeed(state, undefined, events)
    const invited = withInvitation(requireActor(state, actorId), group.type, {
      id: group._id,
      name: group.name,
      inviter: inviter._id,
      ...(group.privacy === 'public' ? { publicGuild: true } : {}),
      ...(everHadPlan(group) && !hasLastingPlan(group) ? { cancelledPlan: true } : {}),
    })
    return succeed(withUser(state, invited), undefined, events)
  }

const isFull = ({ type, memberCount }: Group): boolean => type === 'party' && memberCount >= PARTY_LIMITS.members
