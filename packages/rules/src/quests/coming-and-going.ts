import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse } from '../kernel/index.ts'
import type { PartyQuest, UserId } from '../model/index.ts'
import { invited } from './own-quest.ts'
import { answerOfMember, type PartyState, questSet, withMembers, withQuest } from './party-state.ts'

/** Asks one who has just joined the party along, if a quest waits; one that runs goes on without them. Reference, rules 8.2. */
export const withNewcomer = (state: PartyState, id: UserId): PartyState => {
  const quest = questSet(state.party)
  if (quest === undefined || quest.active) return state
  const asked = { ...state.party.quest, members: { ...state.party.quest.members, [id]: null } }
  return withMembers(withQuest(state, asked), [id], invited(quest.key, false))
}

/** Whether the party's quest lets a member leave the party. Reference, rules 8.2. */
export const mayLeaveParty = (
  quest: PartyQuest,
  id: UserId,
): Answer<'questLeaderCannotLeaveGroup' | 'cannotLeaveWhileActiveQuest', undefined> => {
  if (!quest.key) return E.right(undefined)
  if (quest.leader === id) return refuse('questLeaderCannotLeaveGroup')
  const busy = quest.active && answerOfMember(quest, id) === true
  return busy ? refuse('cannotLeaveWhileActiveQuest') : E.right(undefined)
}

/** Whether the party's quest lets a member be removed from the party. Reference, rules 8.2. */
export const mayBeRemoved = (quest: PartyQuest, id: UserId): Answer<'cannotRemoveQuestOwner', undefined> =>
  quest.key && quest.leader === id ? refuse('cannotRemoveQuestOwner') : E.right(undefined)

/** The quest without one who has left the party. */
export const withoutMember = (quest: PartyQuest, id: UserId): PartyQuest => {
  if (answerOfMember(quest, id) === undefined) return quest
  const { [id]: _gone, ...members } = quest.members
  return { ...quest, members }
}
