import { type QuestKey, type User, withPartyQuest, withQuestProgress } from '../model/index.ts'

/** Invited. `answered`: true for the owner of the scroll. */
export const invited =
  (key: QuestKey, answered: boolean) =>
  (user: User): User =>
    withPartyQuest(user, { key, RSVPNeeded: !answered })

/** Accepted. */
export const coming = (user: User): User => withPartyQuest(user, { RSVPNeeded: false })

/** On the quest: earlier progress counts, earlier damage does not. docs/reference/rules.md 8.3. */
export const onQuest =
  (key: QuestKey) =>
  (user: User): User =>
    withQuestProgress(withPartyQuest(user, { key, completed: null, RSVPNeeded: false }), { down: 0 })

/** On no quest; progress stays. A player without a quest stays the same object. */
export const offQuest = (user: User): User => {
  const { key, completed, RSVPNeeded } = user.party.quest
  return key || completed || RSVPNeeded ? withPartyQuest(user, { key: null, completed: null, RSVPNeeded: false }) : user
}

/** Rejected, or left. The reward of an earlier quest can still be viewed. */
export const notComing = (user: User): User => {
  const { key, RSVPNeeded } = user.party.quest
  return key || RSVPNeeded ? withPartyQuest(user, { key: null, RSVPNeeded: false }) : user
}

/** Finished. */
export const finishedQuest =
  (key: QuestKey) =>
  (user: User): User =>
    withPartyQuest(user, { key: null, completed: key, RSVPNeeded: false })
