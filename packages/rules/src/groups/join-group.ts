import * as E from 'fp-ts/lib/Either.js'
import { type Result, refuse, type RuleContext } from '../kernel/index.ts'
import { asKey, type Group, type QuestKey, type User, withItems } from '../model/index.ts'
import { mayLeaveParty, withNewcomer } from '../quests/index.ts'
import { withGroupPlan } from '../group-plans/index.ts'
import { invitationTo, withoutInvitation, withoutPartyInvitations } from '../invitations/index.ts'
import { authorizeGroupAction, hasLastingPlan } from '../permissions/index.ts'
import {
  requireActor,
  findDocument,
  type Documents,
  type SharedEvent,
  type SharedOutcome,
  sharedStep,
  type SharedRule,
  eventsFor,
  withGroup,
  withUser,
} from '../documents/index.ts'
import { joinGuildFirst } from './join-guild-first.ts'
import { removeFromGroup } from './remove-from-group.ts'
import { asMember } from './membership.ts'
import { partyAchievements } from './party-achievements.ts'

export type JoinGroup = { readonly group: string }

type Refusals =
  | 'groupNotFound'
  | 'messageGroupRequiresInvite'
  | 'youAreAlreadyInGroup'
  | 'messageCannotLeaveWhileQuesting'

/** The scroll for a player whose invitation to a party was accepted. */
const THANKS = asKey<QuestKey>('basilist')

/**
 * Joins a group: a party by invitation, leaving the old one first; a guild by invitation, or freely if it is public.
 * docs/reference/rules.md 11.3.
 */
export const joinGroup: SharedRule<keyof RuleContext, JoinGroup, Refusals, Group, SharedEvent> =
  (context) =>
  ({ actorId, group: id }) =>
  (documents) => {
    const actor = requireActor(documents, actorId)
    const authorized = authorizeGroupAction('join', {
      actor,
      group: findDocument(documents, 'groups', id),
      now: context.now,
    })
    if (E.isLeft(authorized)) return authorized
    const inviter = invitationTo(actor, authorized.right)?.inviter
    if (authorized.right.type === 'guild') return E.right(joined(context, documents, actor, authorized.right))
    const free = withoutOldParty(context, documents, actor)
    if (E.isLeft(free)) return free
    const { state, events } = free.right
    const entry = joined(context, thanked(state, inviter), requireActor(state, actorId), authorized.right)
    return E.right({ ...entry, events: [...events, ...entry.events] })
  }

const withoutOldParty = (
  context: RuleContext,
  documents: Documents,
  actor: User,
): Result<'messageCannotLeaveWhileQuesting', SharedOutcome<undefined, SharedEvent>> => {
  const party = findDocument(documents, 'groups', actor.party._id ?? '')
  if (party === undefined) return E.right(sharedStep(documents))
  const questsAlone = party.memberCount <= 1 && Boolean(party.quest.key)
  if (questsAlone || E.isLeft(mayLeaveParty(party.quest, actor._id))) return refuse('messageCannotLeaveWhileQuesting')
  return E.right(removeFromGroup(context, { player: actor, group: party })(documents))
}

const joined = (
  context: RuleContext,
  documents: Documents,
  actor: User,
  before: Group,
): SharedOutcome<Group, SharedEvent> => {
  const uninvited = before.type === 'party' ? withoutPartyInvitations(actor) : withoutInvitation(actor, before)
  const leads = before.memberCount === 0 && !hasLastingPlan(before) ? { leader: actor._id } : {}
  const counted: Group = { ...before, ...leads, memberCount: before.memberCount + 1 }
  const member = joinGuildFirst(asMember(uninvited, counted, context.now), counted)
  const withMember = withGroup(withUser(documents, member.state), counted)
  const withQuestInvitation =
    before.type === 'party' ? withNewcomer(withMember, counted, actor._id, context.now) : withMember
  const group = findDocument(withQuestInvitation, 'groups', before._id) ?? counted
  const planned = withGroupPlan(context, withQuestInvitation, actor._id, group)
  const awarded =
    before.type === 'party' ? partyAchievements(planned.state, group) : { state: planned.state, events: [] }
  const events = [...eventsFor(actor._id, member.events), ...planned.events, ...awarded.events]
  return { state: awarded.state, report: findDocument(awarded.state, 'groups', before._id) ?? group, events }
}

const thanked = (documents: Documents, inviterId: string | undefined): Documents => {
  const inviter = findDocument(documents, 'users', inviterId ?? '')
  if (inviter === undefined) return documents
  const { quests } = inviter.items
  return withUser(documents, withItems(inviter, { quests: { ...quests, [THANKS]: (quests[THANKS] ?? 0) + 1 } }))
}
