import type { Catalogue, Quest } from '../../catalogue/index.ts'
import { type AddressedEvent, eventsFor, sharedStep, usersOf, withDocuments } from '../../documents/index.ts'
import { andThen, type GameEvent, type Outcome, outcome } from '../../kernel/index.ts'
import {
  type AchievementKey,
  asKey,
  type Group,
  hasAchievement,
  NO_QUEST,
  type User,
  withAchievements,
} from '../../model/index.ts'
import type { QuestChatLine } from '../chat-line.ts'
import { finishedQuest } from '../own-quest.ts'
import { currentQuest, participants, partyIn, type QuestStep, withQuest } from '../party.ts'
import { takeRewards, timesDone } from './take-rewards.ts'

type Finish = { readonly party: Group; readonly facts: Quest; readonly line: QuestChatLine }

/**
 * Finishes a won quest: every participant is rewarded, and its owner also gets the owner's rewards.
 * docs/reference/rules.md 8.5.
 */
export const finishQuest =
  (catalogue: Catalogue, { party, facts, line }: Finish): QuestStep =>
  (documents) => {
    const owner = currentQuest(partyIn(documents, party))?.leader
    const finished: GameEvent = { type: 'QuestFinished', quest: facts.key, ...(owner === undefined ? {} : { owner }) }
    const rewarded = usersOf(documents, participants(documents, party)).map((user) =>
      rewardedFor(catalogue, facts, user._id === owner)(user),
    )
    const users = rewarded.map(({ state }) => finishedQuest(facts.key)(state))
    const events = rewarded.flatMap(
      (each): ReadonlyArray<AddressedEvent> => eventsFor(each.state._id, [finished, ...each.events]),
    )
    return sharedStep(withQuest(withDocuments(documents, 'users', users), party, NO_QUEST), [
      { chat: party._id, line },
      ...events,
    ])
  }

/** Rewards of the quest, and of a quest line that it completes. */
const rewardedFor = (catalogue: Catalogue, facts: Quest, isOwner: boolean) => (user: User) =>
  andThen(completeQuestLines(catalogue, facts))(takeRewards(catalogue, facts, isOwner)(user))

/** Awards the achievement of each quest line that this quest completes, once. docs/reference/rules.md 8.5. */
const completeQuestLines =
  ({ questLines }: Catalogue, { key }: Quest) =>
  (user: User): Outcome<User, undefined> => {
    const gained = questLines.flatMap(({ achievement, quests }) => {
      const name = asKey<AchievementKey>(achievement)
      if (!quests.includes(key) || hasAchievement(user.achievements, name)) return []
      return quests.every((quest) => timesDone(user, quest) > 0) ? [name] : []
    })
    if (gained.length === 0) return outcome(user)
    return outcome(
      withAchievements(user, Object.fromEntries(gained.map((name) => [name, true]))),
      gained.map((achievement) => ({ type: 'QuestLineCompleted', achievement })),
    )
  }
