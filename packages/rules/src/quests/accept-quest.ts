import * as E from 'fp-ts/lib/Either.js'
import { refuse, refuseAs } from '../kernel/index.ts'
import { coming } from './own-quest.ts'
import { answerOfMember } from './party.ts'
import { questCommand, type QuestRule } from './quest-command.ts'
import { recordAnswer } from './record-answer.ts'

type Refusals = 'questInviteNotFound' | 'questAlreadyStartedFriendly' | 'questAlreadyAccepted'

/**
 * Accepts the party's quest. Answers are final: whoever rejected it, or was not invited, stays out.
 * docs/reference/rules.md 8.2.
 */
export const acceptQuest: QuestRule<unknown, Refusals> = questCommand<Refusals>(
  'questInviteNotFound',
  ({ catalogue, actor, party, quest }) => {
    if (quest.active) return refuse('questAlreadyStartedFriendly')
    const answer = answerOfMember(quest, actor._id)
    if (answer === true) return refuse('questAlreadyAccepted')
    if (answer !== null) return refuseAs('notAuthorized', 'questAlreadyAccepted')
    return E.right(recordAnswer(catalogue, party, { member: actor._id, accepts: true, change: coming }))
  },
)
