import type { Catalogue, Quest } from '../catalogue/index.ts'
import { changeUsers, eventForEach, sharedStep } from '../documents/index.ts'
import type { Group, PartyQuestProgress } from '../model/index.ts'
import { offQuest, onQuest } from './own-quest.ts'
import {
  currentQuest,
  factsOf,
  isAwaited,
  memberIds,
  participants,
  partyIn,
  type QuestStep,
  withQuest,
} from './party.ts'
import { withScrolls } from './scrolls.ts'

/**
 * Starts the quest: those who accepted are on it, all others are not, and the scroll is used up. Earlier progress
 * counts. docs/reference/rules.md 8.3.
 */
export const startQuest =
  ({ quests }: Catalogue, before: Group): QuestStep =>
  (documents) => {
    const party = partyIn(documents, before)
    const quest = currentQuest(party)
    const facts = factsOf(quests, party.quest)
    if (quest === undefined || facts === undefined) return sharedStep(documents)
    const { key, leader } = quest
    const participantIds = participants(documents, party)
    const otherIds = memberIds(documents, party).filter((id) => !participantIds.includes(id))
    const members = Object.fromEntries(participantIds.map((id) => [id, true]))
    const progress = progressAtStart(facts.objective)
    const { invitedAt: _open, startsAt: _planned, ...rest } = party.quest
    const started = withQuest(documents, party, { ...rest, active: true, members, progress })
    const updated = changeUsers(changeUsers(started, participantIds, onQuest(key)), otherIds, offQuest)
    return sharedStep(changeUsers(updated, [leader], withScrolls(key, -1)), [
      { chat: party._id, line: { type: 'quest_start', quest: key } },
      ...eventForEach(participantIds, { type: 'QuestStarted', quest: key, owner: leader }),
    ])
  }

/** Starts the quest once everybody has answered. */
export const startWhenAllAnswered =
  (catalogue: Catalogue, party: Group): QuestStep =>
  (documents) =>
    isAwaited(partyIn(documents, party).quest) ? sharedStep(documents) : startQuest(catalogue, party)(documents)

/** No items found, or a boss with full health and no rage. */
export const progressAtStart = (objective: Quest['objective']): PartyQuestProgress =>
  objective.type === 'collect'
    ? { collect: Object.fromEntries(Object.keys(objective.items).map((item) => [item, 0])) }
    : { collect: {}, hp: objective.hp, ...(objective.rage === undefined ? {} : { rage: 0 }) }
