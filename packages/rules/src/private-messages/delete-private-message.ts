import * as E from 'fp-ts/lib/Either.js'
import { requireActor, succeed, type SharedRule, withoutDocuments, withUser } from '../documents/index.ts'
import { type OnePrivateMessage, ownPrivateMessage } from './own-private-message.ts'
import { withoutUnread } from './unread.ts'

/** Deletes the player's copy of a private message; the other player keeps theirs. docs/reference/api.md 2.11. */
export const deletePrivateMessage: SharedRule<never, OnePrivateMessage, 'messageGroupChatNotFound', undefined> =
  () => (params) => (documents) => {
    const message = ownPrivateMessage(documents, params)
    return E.isLeft(message)
      ? message
      : succeed(withoutDocuments(documents, 'privateMessages', [message.right._id]), undefined)
  }

/** Deletes all of the player's copies, so that no conversation is unread. */
export const clearPrivateMessages: SharedRule<never, unknown, never, undefined> =
  () =>
  ({ actorId }) =>
  (documents) => {
    const mine = Object.values(documents.privateMessages).flatMap(({ _id, ownerId }) =>
      ownerId === actorId ? [_id] : [],
    )
    const actor = requireActor(documents, actorId)
    const read = actor.inbox.unread === undefined ? documents : withUser(documents, withoutUnread(actor))
    return succeed(withoutDocuments(read, 'privateMessages', mine), undefined)
  }
