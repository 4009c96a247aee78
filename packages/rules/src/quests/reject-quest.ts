import * as E from 'fp-ts/lib/Either.js'
import { refuse, refuseAs } from '../kernel/index.ts'
import { notComing } from './own-quest.ts'
import { answerOfMember } from './party.ts'
import { questCommand, type QuestRule } from './quest-command.ts'
import { recordAnswer } from './record-answer.ts'

type Refusals =
  | 'questInvitationDoesNotExist'
  | 'questAlreadyStartedFriendly'
  | 'questAlreadyAccepted'
  | 'questAlreadyRejected'

/** Rejects the party's quest; quest progress stays. docs/reference/rules.md 8.2. */
export const rejectQuest: QuestRule<unknown, Refusals> = questCommand<Refusals>(
  'questInvitationDoesNotExist',
  ({ catalogue, actor, party, quest }) => {
    if (quest.active) return refuse('questAlreadyStartedFriendly')
    const answer = answerOfMember(quest, actor._id)
    if (answer === true) return refuse('questAlreadyAccepted')
    if (answer === false) return refuse('questAlreadyRejected')
    if (answer === undefined) return refuseAs('notAuthorized', 'questAlreadyRejected')
    return E.right(recordAnswer(catalogue, party, { member: actor._id, accepts: false, change: notComing }))
  },
)
