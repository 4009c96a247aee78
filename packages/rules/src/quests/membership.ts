import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../catalogue/index.ts'
import { changeUsers, type Documents, sharedStep } from '../documents/index.ts'
import { type Instant, refuse, type Result } from '../kernel/index.ts'
import type { Group, PartyQuest, User, UserId } from '../model/index.ts'
import { withOpenAnswer, withoutAnswer } from './answers.ts'
import { callOff } from './call-off-quest.ts'
import { invited } from './own-quest.ts'
import { answerOfMember, currentQuest, partyIn, type QuestStep, withQuest } from './party.ts'
import { startWhenAllAnswered } from './start-quest.ts'

/** Invites a new member to a waiting quest; a running one goes on without them. docs/reference/rules.md 8.2. */
export const withNewcomer = (documents: Documents, party: Group, id: UserId, now: Instant): Documents => {
  const quest = currentQuest(party)
  if (quest === undefined || quest.active) return documents
  const waiting = withQuest(documents, party, withOpenAnswer(party.quest, id, now))
  return changeUsers(waiting, [id], invited(quest.key, false))
}

/** Whether the party's quest lets a member leave the party. docs/reference/rules.md 8.2. */
export const mayLeaveParty = (
  quest: PartyQuest,
  id: UserId,
): Result<'questLeaderCannotLeaveGroup' | 'cannotLeaveWhileActiveQuest', undefined> => {
  if (!quest.key) return E.right(undefined)
  if (quest.leader === id) return refuse('questLeaderCannotLeaveGroup')
  const busy = quest.active && answerOfMember(quest, id) === true
  return busy ? refuse('cannotLeaveWhileActiveQuest') : E.right(undefined)
}

/** Whether the party's quest lets a member be removed from the party. docs/reference/rules.md 8.2. */
export const mayBeRemoved = (quest: PartyQuest, id: UserId): Result<'cannotRemoveQuestOwner', undefined> =>
  quest.key && quest.leader === id ? refuse('cannotRemoveQuestOwner') : E.right(undefined)

/**
 * The party's quest after a member has left the party, for whatever reason: it goes on without them, and starts if
 * theirs was the last answer that it waited for. A quest of their own scroll is called off.
 * docs/reference/rules.md 8.2; docs/decisions/100-what-a-deleted-player-leaves.md
 */
export const withoutDeparted =
  (catalogue: Catalogue, { _id }: Group, departed: User): QuestStep =>
  (documents) => {
    const party = partyIn(documents, { _id })
    const quest = currentQuest(party)
    if (quest?.leader === departed._id) return callOff(party, quest, departed)(documents)
    const state = withQuest(documents, party, withoutAnswer(party.quest, departed._id))
    return quest === undefined || quest.active ? sharedStep(state) : startWhenAllAnswered(catalogue, party)(state)
  }
