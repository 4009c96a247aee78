import * as E from 'fp-ts/lib/Either.js'
import type { Quest } from '../content/catalogue.ts'
import { type Answer, lookUp, refuse } from '../kernel/index.ts'
import { asKey, type PartyQuest, type QuestKey, type User, type UserId } from '../model/index.ts'

/** A group, as far as its quest looks at it. */
export type QuestParty = {
  readonly _id: string
  readonly type: 'party' | 'guild'
  readonly leader: UserId
  readonly quest: PartyQuest
}

/** What quest rules look at and change: the party, and the documents of all who are in it. */
export type PartyState = { readonly party: QuestParty; readonly members: Readonly<Record<UserId, User>> }

/** A member who acts. */
export type By = { readonly by: UserId }

/** A quest that members are invited to, or one that runs. */
export type SetQuest = PartyQuest & { readonly key: QuestKey; readonly leader: UserId }

/** The member who acts, of a party. Reference, rules 8.2: every act asks this first. */
export const partyMember = (
  { party, members }: PartyState,
  by: UserId,
): Answer<'groupNotFound' | 'guildQuestsNotSupported', User> => {
  const user = lookUp(members, by)
  if (user === undefined) return refuse('groupNotFound')
  return party.type === 'party' ? E.right(user) : refuse('guildQuestsNotSupported')
}

/** The quest of the party, whether it runs or waits; nothing if there is none. */
export const questSet = ({ quest }: QuestParty): SetQuest | undefined => {
  const { key, leader } = quest
  return key && leader ? { ...quest, key, leader } : undefined
}

/** The owner of the scroll, and the leader of the party, decide about a quest. */
export const leadsQuest = (party: QuestParty, by: UserId): boolean => party.leader === by || party.quest.leader === by

/** What a member said to the invitation: nothing at all when they were not asked. */
export const answerOfMember = ({ members }: PartyQuest, id: UserId): boolean | null | undefined => lookUp(members, id)

/** All who are in the party, in its order. */
export const memberIds = ({ members }: PartyState): ReadonlyArray<UserId> =>
  Object.keys(members).map((id) => asKey<UserId>(id))

/** Those who take part and are in the party. */
export const participants = (state: PartyState): ReadonlyArray<UserId> =>
  memberIds(state).filter((id) => answerOfMember(state.party.quest, id) === true)

/** True while somebody has not said yet. */
export const isAwaited = ({ members }: PartyQuest): boolean => Object.values(members).includes(null)

/** The facts about the quest of a party, when the game knows it. */
export const factsOf = (quests: Readonly<Record<QuestKey, Quest>>, { quest }: QuestParty): Quest | undefined =>
  quest.key ? lookUp(quests, quest.key) : undefined

export const withQuest = (state: PartyState, quest: PartyQuest): PartyState => ({
  ...state,
  party: { ...state.party, quest },
})

/** The party with some of its members changed; the same object when none is other than before. */
export const withMembers = (
  state: PartyState,
  ids: ReadonlyArray<UserId>,
  change: (user: User, id: UserId) => User,
): PartyState => {
  const changed = ids.flatMap((id) => {
    const before = lookUp(state.members, id)
    const after = before === undefined ? undefined : change(before, id)
    return after === undefined || after === before ? [] : [[id, after] as const]
  })
  return changed.length === 0 ? state : { ...state, members: { ...state.members, ...Object.fromEntries(changed) } }
}
