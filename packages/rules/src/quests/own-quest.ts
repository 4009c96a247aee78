import { type QuestKey, type User, withPartyQuest, withQuestProgress } from '../model/index.ts'

/** Asked along; `answered` when it is their own scroll. */
export const invited =
  (key: QuestKey, answered: boolean) =>
  (user: User): User =>
    withPartyQuest(user, { key, RSVPNeeded: !answered })

/** Said yes. */
export const coming = (user: User): User => withPartyQuest(user, { RSVPNeeded: false })

/** On the quest: what was done before counts, harm from before does not. Reference, rules 8.3. */
export const onQuest =
  (key: QuestKey) =>
  (user: User): User =>
    withQuestProgress(withPartyQuest(user, { key, completed: null, RSVPNeeded: false }), { down: 0 })

/** On no quest; what was done for one stays. A player who has none stays as they are. */
export const offQuest = (user: User): User => {
  const { key, completed, RSVPNeeded } = user.party.quest
  return key || completed || RSVPNeeded ? withPartyQuest(user, { key: null, completed: null, RSVPNeeded: false }) : user
}

/** Said no, or left: the reward of an earlier quest is still to be looked at. */
export const notComing = (user: User): User => {
  const { key, RSVPNeeded } = user.party.quest
  return key || RSVPNeeded ? withPartyQuest(user, { key: null, RSVPNeeded: false }) : user
}

/** The quest was finished. */
export const finishedQuest =
  (key: QuestKey) =>
  (user: User): User =>
    withPartyQuest(user, { key: null, completed: key, RSVPNeeded: false })
