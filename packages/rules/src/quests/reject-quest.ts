import * as E from 'fp-ts/lib/Either.js'
import { refuse, refuseAs, type Rule } from '../kernel/index.ts'
import type { QuestReport } from './decision.ts'
import { notComing } from './own-quest.ts'
import { answerOfMember, type By, partyMember, type PartyState, questSet } from './party-state.ts'
import { withAnswer } from './with-answer.ts'

type Refusals =
  | 'groupNotFound'
  | 'guildQuestsNotSupported'
  | 'questInvitationDoesNotExist'
  | 'questAlreadyStartedFriendly'
  | 'questAlreadyAccepted'
  | 'questAlreadyRejected'

/** Says no to the party's quest; what one did for a quest stays. Reference, rules 8.2. */
export const rejectQuest: Rule<'catalogue', By, Refusals, PartyState, QuestReport> =
  ({ catalogue }) =>
  ({ by }) =>
  (state) => {
    const member = partyMember(state, by)
    if (E.isLeft(member)) return member
    const quest = questSet(state.party)
    if (quest === undefined) return refuse('questInvitationDoesNotExist')
    if (quest.active) return refuse('questAlreadyStartedFriendly')
    const said = answerOfMember(quest, by)
    if (said === true) return refuse('questAlreadyAccepted')
    if (said === false) return refuse('questAlreadyRejected')
    if (said === undefined) return refuseAs('notAuthorized', 'questAlreadyRejected')
    return E.right(withAnswer(catalogue, state, { by, says: false, own: notComing }))
  }
