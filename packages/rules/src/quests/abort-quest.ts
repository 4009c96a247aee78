import * as E from 'fp-ts/lib/Either.js'
import { refuse, type Rule } from '../kernel/index.ts'
import { QUEST_CALLED_OFF } from '../model/index.ts'
import { decided, draft, type QuestReport } from './decision.ts'
import { offQuest } from './own-quest.ts'
import {
  type By,
  leadsQuest,
  memberIds,
  partyMember,
  type PartyState,
  questSet,
  withMembers,
  withQuest,
} from './party-state.ts'
import { withScrolls } from './scrolls.ts'

type Refusals = 'groupNotFound' | 'guildQuestsNotSupported' | 'noActiveQuestToAbort' | 'onlyLeaderAbortQuest'

/** Gives up a quest that runs: its owner has the scroll back, what was reached is lost. Reference, rules 8.2. */
export const abortQuest: Rule<'catalogue', By, Refusals, PartyState, QuestReport> =
  () =>
  ({ by }) =>
  (state) => {
    const member = partyMember(state, by)
    if (E.isLeft(member)) return member
    const quest = questSet(state.party)
    if (quest === undefined || !quest.active) return refuse('noActiveQuestToAbort')
    if (!leadsQuest(state.party, by)) return refuse('onlyLeaderAbortQuest')
    const over = withMembers(withQuest(state, QUEST_CALLED_OFF), memberIds(state), offQuest)
    const repaid = withMembers(over, [quest.leader], withScrolls(quest.key, 1))
    const { name } = member.right.profile
    return E.right(decided(state, by, draft(repaid, [{ type: 'quest_abort', user: name, quest: quest.key }])))
  }
