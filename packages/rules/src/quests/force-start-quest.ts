import * as E from 'fp-ts/lib/Either.js'
import { refuse, type Rule } from '../kernel/index.ts'
import { decided, type QuestReport } from './decision.ts'
import { type By, leadsQuest, partyMember, type PartyState, questSet } from './party-state.ts'
import { startQuest } from './start-quest.ts'

type Refusals =
  | 'groupNotFound'
  | 'guildQuestsNotSupported'
  | 'questNotPending'
  | 'questAlreadyStarted'
  | 'questOrGroupLeaderOnlyStartQuest'

/** Begins the quest with those who said yes, without waiting for the rest. Reference, rules 8.2. */
export const forceStartQuest: Rule<'catalogue', By, Refusals, PartyState, QuestReport> =
  ({ catalogue }) =>
  ({ by }) =>
  (state) => {
    const member = partyMember(state, by)
    if (E.isLeft(member)) return member
    const quest = questSet(state.party)
    if (quest === undefined) return refuse('questNotPending')
    if (quest.active) return refuse('questAlreadyStarted')
    if (!leadsQuest(state.party, by)) return refuse('questOrGroupLeaderOnlyStartQuest')
    return E.right(decided(state, by, startQuest(catalogue)(state)))
  }
