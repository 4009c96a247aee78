import type { Quest } from '../catalogue/index.ts'
import { type Documents, findDocument, type SharedEvent, type SharedOutcome, withGroup } from '../documents/index.ts'
import { ownEntry } from '../kernel/index.ts'
import type { Group, PartyQuest, QuestKey, UserId } from '../model/index.ts'
import { membersOf } from '../permissions/index.ts'

/** A change to a party's quest. */
export type QuestStep = (documents: Documents) => SharedOutcome<undefined, SharedEvent>

/** A quest that waits for answers or runs. */
export type CurrentQuest = PartyQuest & { readonly key: QuestKey; readonly leader: UserId }

/** The party as it is now. Callers have found it before, so a missing one throws. */
export const partyIn = (documents: Documents, { _id }: Pick<Group, '_id'>): Group => {
  const party = findDocument(documents, 'groups', _id)
  if (party === undefined) throw new Error(`the party ${_id} is not loaded`)
  return party
}

/** The party's quest, waiting or running; undefined if there is none. */
export const currentQuest = ({ quest }: Pick<Group, 'quest'>): CurrentQuest | undefined => {
  const { key, leader } = quest
  return key && leader ? { ...quest, key, leader } : undefined
}

/** Only the owner of the scroll and the leader of the party may manage a quest. */
export const canManageQuest = ({ leader, quest }: Group, id: UserId): boolean => leader === id || quest.leader === id

/** A member's answer to the invitation: null if pending, undefined if not invited. */
export const answerOfMember = ({ members }: PartyQuest, id: UserId): boolean | null | undefined => ownEntry(members, id)

/** The ids of the party's members, in the order of the documents. */
export const memberIds = (documents: Documents, party: Group): ReadonlyArray<UserId> =>
  membersOf(documents, party).map(({ _id }) => _id)

/** The ids of members who take part. */
export const participants = (documents: Documents, party: Group): ReadonlyArray<UserId> =>
  memberIds(documents, party).filter((id) => answerOfMember(partyIn(documents, party).quest, id) === true)

/** Is an answer still pending? */
export const isAwaited = ({ members }: PartyQuest): boolean => Object.values(members).includes(null)

/** The content of a party's quest, if the catalogue has it. */
export const factsOf = (quests: Readonly<Record<QuestKey, Quest>>, { key }: PartyQuest): Quest | undefined =>
  key ? ownEntry(quests, key) : undefined

/** The documents with this quest in the party. */
export const withQuest = (documents: Documents, party: Group, quest: PartyQuest): Documents =>
  withGroup(documents, { ...partyIn(documents, party), quest })
