import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse, type World } from '../../kernel/index.ts'
import { asKey, type Group, type QuestKey, type User, withItems } from '../../model/index.ts'
import { mayLeaveParty, withNewcomer } from '../../quests/index.ts'
import { withGroupPlan } from '../group-plans/index.ts'
import { invitationTo, withoutInvitation, withoutPartyInvitations } from '../invitations/index.ts'
import { decideOnGroup, hasLastingPlan } from '../permissions/index.ts'
import {
  actorOf,
  type By,
  documentOf,
  done,
  type Society,
  type SocialRule,
  toldTo,
  withGroup,
  withUser,
} from '../society/index.ts'
import { joinGuildFirst } from './join-guild-first.ts'
import { leave } from './leave.ts'
import { asMember } from './membership.ts'
import { partyAchievements } from './party-achievements.ts'

export type JoinGroup = By & { readonly group: string }

type Refusals =
  | 'groupNotFound'
  | 'messageGroupRequiresInvite'
  | 'youAreAlreadyInGroup'
  | 'messageCannotLeaveWhileQuesting'

/** The scroll that thanks those who bring somebody to their party. */
const THANKS = asKey<QuestKey>('basilist')

/**
 * Joins a group: a party by invitation, after leaving the one before; a guild by invitation or because it is public.
 * Reference, rules 11.3. Needs the group with its members, the inviter, and what `leave` needs for the old party.
 */
export const joinGroup: SocialRule<keyof World, JoinGroup, Refusals, Group> =
  (world) =>
  ({ by, group: id }) =>
  (society) => {
    const actor = actorOf(society, by)
    const decided = decideOnGroup('join', { actor, group: documentOf(society, 'groups', id), now: world.now })
    if (E.isLeft(decided)) return decided
    const inviter = invitationTo(actor, decided.right)?.inviter
    if (decided.right.type === 'guild') return joined(world, society, actor, decided.right)
    const free = withoutOldParty(world, society, actor)
    if (E.isLeft(free)) return free
    return joined(world, thanked(free.right, inviter), actorOf(free.right, by), decided.right)
  }

const withoutOldParty = (
  { now }: World,
  society: Society,
  actor: User,
): Answer<'messageCannotLeaveWhileQuesting', Society> => {
  const party = documentOf(society, 'groups', actor.party._id ?? '')
  if (party === undefined) return E.right(society)
  const questsAlone = party.memberCount <= 1 && Boolean(party.quest.key)
  if (questsAlone || E.isLeft(mayLeaveParty(party.quest, actor._id))) return refuse('messageCannotLeaveWhileQuesting')
  return E.right(leave(society, actor, party, { keep: 'keep-all', keepChallenges: 'leave-challenges', now }))
}

const joined = (world: World, society: Society, actor: User, before: Group) => {
  const uninvited = before.type === 'party' ? withoutPartyInvitations(actor) : withoutInvitation(actor, before)
  const leads = before.memberCount === 0 && !hasLastingPlan(before) ? { leader: actor._id } : {}
  const counted: Group = { ...before, ...leads, memberCount: before.memberCount + 1 }
  const asked = askedAlong(asMember(uninvited, counted, world.now), counted)
  const member = joinGuildFirst(asked.user, counted)
  const state = withGroup(withUser(society, member.state), asked.group)
  const planned = withGroupPlan(world, state, actor._id, asked.group)
  const gathered =
    before.type === 'party' ? partyAchievements(planned.state, asked.group) : { state: planned.state, told: [] }
  const told = [...toldTo(actor._id, member.events), ...planned.told, ...gathered.told]
  return done(gathered.state, documentOf(gathered.state, 'groups', before._id) ?? asked.group, told)
}

/** A party that is asked to a quest asks the newcomer too. */
const askedAlong = (user: User, group: Group): { readonly user: User; readonly group: Group } => {
  if (group.type === 'guild') return { user, group }
  const { party, members } = withNewcomer({ party: group, members: { [user._id]: user } }, user._id)
  return { user: members[user._id] ?? user, group: { ...group, quest: party.quest } }
}

const thanked = (society: Society, inviterId: string | undefined): Society => {
  const inviter = documentOf(society, 'users', inviterId ?? '')
  if (inviter === undefined) return society
  const { quests } = inviter.items
  return withUser(society, withItems(inviter, { quests: { ...quests, [THANKS]: (quests[THANKS] ?? 0) + 1 } }))
}
