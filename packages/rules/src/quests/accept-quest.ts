import * as E from 'fp-ts/lib/Either.js'
import { refuse, refuseAs, type Rule } from '../kernel/index.ts'
import type { QuestReport } from './decision.ts'
import { coming } from './own-quest.ts'
import { answerOfMember, type By, partyMember, type PartyState, questSet } from './party-state.ts'
import { withAnswer } from './with-answer.ts'

type Refusals =
  | 'groupNotFound'
  | 'guildQuestsNotSupported'
  | 'questInviteNotFound'
  | 'questAlreadyStartedFriendly'
  | 'questAlreadyAccepted'

/** Says yes to the party's quest. Nobody changes their mind: who said no, or was not asked, stays out. Reference, rules 8.2. */
export const acceptQuest: Rule<'catalogue', By, Refusals, PartyState, QuestReport> =
  ({ catalogue }) =>
  ({ by }) =>
  (state) => {
    const member = partyMember(state, by)
    if (E.isLeft(member)) return member
    const quest = questSet(state.party)
    if (quest === undefined) return refuse('questInviteNotFound')
    if (quest.active) return refuse('questAlreadyStartedFriendly')
    const said = answerOfMember(quest, by)
    if (said === true) return refuse('questAlreadyAccepted')
    if (said !== null) return refuseAs('notAuthorized', 'questAlreadyAccepted')
    return E.right(withAnswer(catalogue, state, { by, says: true, own: coming }))
  }
