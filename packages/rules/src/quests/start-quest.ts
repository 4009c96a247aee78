import type { Catalogue, Quest } from '../content/catalogue.ts'
import type { PartyQuestProgress } from '../model/index.ts'
import { type Draft, draft, toldAll } from './decision.ts'
import { offQuest, onQuest } from './own-quest.ts'
import {
  factsOf,
  isAwaited,
  memberIds,
  participants,
  type PartyState,
  questSet,
  withMembers,
  withQuest,
} from './party-state.ts'
import { withScrolls } from './scrolls.ts'

/**
 * Begins the quest that members were invited to: those who said yes are on it, all others are not, and the scroll is
 * used up. What members did before counts. Reference, rules 8.3.
 */
export const startQuest =
  ({ quests }: Catalogue) =>
  (state: PartyState): Draft => {
    const quest = questSet(state.party)
    const facts = factsOf(quests, state.party)
    if (quest === undefined || facts === undefined) return draft(state)
    const { key, leader } = quest
    const going = participants(state)
    const members = Object.fromEntries(going.map((id) => [id, true]))
    const begun = withQuest(state, {
      ...state.party.quest,
      active: true,
      members,
      progress: progressAtStart(facts.objective),
    })
    const atHome = memberIds(state).filter((id) => !going.includes(id))
    const told = toldAll(going, { type: 'QuestStarted', quest: key, owner: leader })
    const gone = withMembers(withMembers(begun, going, onQuest(key)), atHome, offQuest)
    return draft(withMembers(gone, [leader], withScrolls(key, -1)), [{ type: 'quest_start', quest: key }], told)
  }

/** Begins it as soon as everybody has answered. */
export const startWhenAllAnswered =
  (catalogue: Catalogue) =>
  (state: PartyState): Draft =>
    isAwaited(state.party.quest) ? draft(state) : startQuest(catalogue)(state)

/** Nothing found yet; a boss in full health, and calm. */
export const progressAtStart = (objective: Quest['objective']): PartyQuestProgress =>
  objective.type === 'collect'
    ? { collect: Object.fromEntries(Object.keys(objective.items).map((item) => [item, 0])) }
    : { collect: {}, hp: objective.hp, ...(objective.rage === undefined ? {} : { rage: 0 }) }
