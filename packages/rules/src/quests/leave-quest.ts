import * as E from 'fp-ts/lib/Either.js'
import { refuse, type Rule } from '../kernel/index.ts'
import { decided, draft, type QuestReport } from './decision.ts'
import { offQuest } from './own-quest.ts'
import {
  answerOfMember,
  type By,
  partyMember,
  type PartyState,
  questSet,
  withMembers,
  withQuest,
} from './party-state.ts'

type Refusals = 'groupNotFound' | 'guildQuestsNotSupported' | 'questLeaderCannotLeaveQuest' | 'notPartOfQuest'

/** Goes home from a quest, or takes back one's yes. The owner of the scroll can't. Reference, rules 8.2. */
export const leaveQuest: Rule<'catalogue', By, Refusals, PartyState, QuestReport> =
  () =>
  ({ by }) =>
  (state) => {
    const member = partyMember(state, by)
    if (E.isLeft(member)) return member
    const quest = questSet(state.party)
    if (quest?.leader === by) return refuse('questLeaderCannotLeaveQuest')
    if (quest === undefined || answerOfMember(quest, by) !== true) return refuse('notPartOfQuest')
    const { party } = state
    const left = withQuest(state, { ...party.quest, members: { ...party.quest.members, [by]: false } })
    return E.right(decided(state, by, draft(withMembers(left, [by], offQuest))))
  }
