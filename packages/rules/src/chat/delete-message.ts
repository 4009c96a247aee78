import * as E from 'fp-ts/lib/Either.js'
import { authorizeMessageAction, type MessageRefusals } from '../permissions/index.ts'
import { succeed, type SharedRule, withoutDocuments } from '../documents/index.ts'
import { messageRequest, type OneMessage } from './message-request.ts'

/** Deletes a message. For its author and moderators. docs/reference/api.md 4.4. */
export const deleteMessage: SharedRule<never, OneMessage, MessageRefusals, undefined> =
  () => (params) => (documents) => {
    const authorized = authorizeMessageAction('delete', messageRequest(documents, params))
    return E.isLeft(authorized)
      ? authorized
      : succeed(withoutDocuments(documents, 'messages', [authorized.right._id]), undefined)
  }
