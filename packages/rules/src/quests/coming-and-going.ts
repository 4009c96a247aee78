import * as E from 'fp-ts/lib/Either.js'
import { changeUsers, type Documents } from '../documents/index.ts'
import { refuse, type Result } from '../kernel/index.ts'
import type { Group, PartyQuest, UserId } from '../model/index.ts'
import { invited } from './own-quest.ts'
import { answerOfMember, currentQuest, withQuest } from './party.ts'

/** Invites a new member to a waiting quest; a running one goes on without them. docs/reference/rules.md 8.2. */
export const withNewcomer = (documents: Documents, party: Group, id: UserId): Documents => {
  const quest = currentQuest(party)
  if (quest === undefined || quest.active) return documents
  const members = { ...party.quest.members, [id]: null }
  return changeUsers(withQuest(documents, party, { ...party.quest, members }), [id], invited(quest.key, false))
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

/** The quest without a member who has left the party. */
export const withoutMember = (quest: PartyQuest, id: UserId): PartyQuest => {
  if (answerOfMember(quest, id) === undefined) return quest
  const { [id]: _gone, ...members } = quest.members
  return { ...quest, members }
}
