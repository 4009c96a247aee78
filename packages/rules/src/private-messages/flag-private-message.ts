import * as E from 'fp-ts/lib/Either.js'
import { refuseAs } from '../kernel/index.ts'
import type { PrivateMessage } from '../model/index.ts'
import { flagCountAfter } from '../chat/index.ts'
import { requireActor, succeed, type SharedRule, withDocuments } from '../documents/index.ts'
import { withComplaint } from '../reports/index.ts'
import { type OnePrivateMessage, ownPrivateMessage } from './own-private-message.ts'

export type FlagPrivateMessage = OnePrivateMessage & { readonly comment?: string }

type Refusals = 'messageGroupChatNotFound' | 'messageGroupChatFlagAlreadyReported'

/** Reports a private message to the moderators, once. docs/reference/api.md 2.11. */
export const flagPrivateMessage: SharedRule<'now', FlagPrivateMessage, Refusals, PrivateMessage> =
  ({ now }) =>
  (params) =>
  (documents) => {
    const message = ownPrivateMessage(documents, params)
    if (E.isLeft(message)) return refuseAs('badRequest', message.left.key)
    const actor = requireActor(documents, params.actorId)
    const { flags, flagCount, _id } = message.right
    if (flags[actor._id] === true) return refuseAs('badRequest', 'messageGroupChatFlagAlreadyReported')
    const flagged: PrivateMessage = {
      ...message.right,
      flags: { ...flags, [actor._id]: true },
      flagCount: flagCountAfter(actor, flagCount, now),
      reported: true,
    }
    const { comment } = params
    const reportEvent = {
      type: 'MessageReported',
      message: _id,
      ...(comment === undefined ? {} : { comment }),
    } as const
    const state = withComplaint(
      withDocuments(documents, 'privateMessages', [flagged]),
      { kind: 'privateMessage', subject: _id, text: flagged.text, author: flagged.uuid },
      { ...params, now },
    )
    return succeed(state, flagged, [{ to: actor._id, event: reportEvent }])
  }
