import type { Catalogue, Quest } from '../content/catalogue.ts'
import type { GameEvent } from '../kernel/index.ts'
import { NO_QUEST, type User, type UserId } from '../model/index.ts'
import { type Draft, draft } from './decision.ts'
import { finishedQuest } from './own-quest.ts'
import { participants, type PartyState, questSet, withMembers, withQuest } from './party-state.ts'
import { questLinesDone } from './quest-lines.ts'
import { takeRewards } from './take-rewards.ts'

/** Ends a won quest: everybody on it is rewarded, its owner with what is for the owner. Reference, rules 8.5. */
export const finishQuest =
  (catalogue: Catalogue, facts: Quest) =>
  (state: PartyState): Draft => {
    const owner = questSet(state.party)?.leader
    const told: Record<UserId, ReadonlyArray<GameEvent>> = {}
    const finished: GameEvent = { type: 'QuestFinished', quest: facts.key, ...(owner === undefined ? {} : { owner }) }
    const rewarded = withMembers(state, participants(state), (user, id) => {
      const { state: member, events } = rewardedFor(catalogue, facts, id === owner)(user)
      told[id] = [finished, ...events]
      return finishedQuest(facts.key)(member)
    })
    return draft(withQuest(rewarded, NO_QUEST), [], told)
  }

/** Rewards of the quest, and of the line that it may complete. */
const rewardedFor = (catalogue: Catalogue, facts: Quest, isOwner: boolean) => (user: User) => {
  const taken = takeRewards(catalogue, facts, isOwner)(user)
  const awarded = questLinesDone(catalogue, facts)(taken.state)
  return { ...awarded, events: [...taken.events, ...awarded.events] }
}
