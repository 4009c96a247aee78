import * as E from 'fp-ts/lib/Either.js'
import { refuse } from '../kernel/index.ts'
import { type ChatMessage, LIMITS } from '../model/index.ts'
import { newestEntries } from '../primitives/index.ts'
import { authorizeMessageAction, type MessageRefusals } from '../permissions/index.ts'
import { requireActor, succeed, type SharedRule, withDocuments } from '../documents/index.ts'
import { withClosedCase, withComplaint } from '../reports/index.ts'
import { messageRequest, type OneMessage } from './message-request.ts'
import { flagCountAfter } from './flags.ts'

export type FlagMessage = OneMessage & { readonly comment?: string }

type Refusals = MessageRefusals | 'messageGroupChatFlagAlreadyReported'

/** Reports a message to the moderators, once. docs/reference/api.md 4.4. */
export const flagMessage: SharedRule<'now', FlagMessage, Refusals, ChatMessage> =
  ({ now }) =>
  (params) =>
  (documents) => {
    const authorized = authorizeMessageAction('report', messageRequest(documents, params))
    if (E.isLeft(authorized)) return authorized
    const actor = requireActor(documents, params.actorId)
    const { flags, flagCount, _id } = authorized.right
    if (flags[actor._id] === true) return refuse('messageGroupChatFlagAlreadyReported')
    const flagged = {
      ...authorized.right,
      flags: newestEntries({ ...flags, [actor._id]: true }, LIMITS.voices),
      flagCount: flagCountAfter(actor, flagCount, now),
    }
    const { comment } = params
    const reportEvent = {
      type: 'MessageReported',
      message: _id,
      ...(comment === undefined ? {} : { comment }),
    } as const
    const { groupId: group, text, uuid: author } = flagged
    const state = withComplaint(
      withDocuments(documents, 'messages', [flagged]),
      { kind: 'message', subject: _id, group, text, author },
      { ...params, now },
    )
    return succeed(state, flagged, [{ to: actor._id, event: reportEvent }])
  }

/** Clears the reports of a message. For moderators. */
export const clearMessageFlags: SharedRule<'now', OneMessage, MessageRefusals, ChatMessage> =
  ({ now }) =>
  (params) =>
  (documents) => {
    const authorized = authorizeMessageAction('clearFlags', messageRequest(documents, params))
    if (E.isLeft(authorized)) return authorized
    const cleared = { ...authorized.right, flagCount: 0 }
    const state = withClosedCase(withDocuments(documents, 'messages', [cleared]), 'message', cleared._id, now)
    return succeed(state, cleared)
  }
