import * as E from 'fp-ts/lib/Either.js'
import { refuse } from '../../kernel/index.ts'
import type { ChatMessage } from '../../model/index.ts'
import { decideOnMessage, type MessageRefusals } from '../permissions/index.ts'
import { actorOf, done, type SocialRule, withDocuments } from '../society/index.ts'
import { askedMessage, type OneMessage } from './asked-message.ts'
import { flagCountAfter } from './flags.ts'

export type FlagMessage = OneMessage & { readonly comment?: string }

type Refusals = MessageRefusals | 'messageGroupChatFlagAlreadyReported'

/** Reports a message to the moderators, once. Reference, api 4.4. Needs the group and the message. */
export const flagMessage: SocialRule<'now', FlagMessage, Refusals, ChatMessage> =
  ({ now }) =>
  (params) =>
  (society) => {
    const decided = decideOnMessage('report', askedMessage(society, params))
    if (E.isLeft(decided)) return decided
    const actor = actorOf(society, params.by)
    const { flags, flagCount, _id } = decided.right
    if (flags[actor._id] === true) return refuse('messageGroupChatFlagAlreadyReported')
    const flagged = {
      ...decided.right,
      flags: { ...flags, [actor._id]: true },
      flagCount: flagCountAfter(actor, flagCount, now),
    }
    const { comment } = params
    const reported = { type: 'MessageReported', message: _id, ...(comment === undefined ? {} : { comment }) } as const
    return done(withDocuments(society, 'chat', [flagged]), flagged, [{ to: actor._id, event: reported }])
  }

/** Takes all reports of a message back. For moderators. */
export const clearMessageFlags: SocialRule<never, OneMessage, MessageRefusals, ChatMessage> =
  () => (params) => (society) => {
    const decided = decideOnMessage('clearFlags', askedMessage(society, params))
    if (E.isLeft(decided)) return decided
    const cleared = { ...decided.right, flagCount: 0 }
    return done(withDocuments(society, 'chat', [cleared]), cleared)
  }
