import * as E from 'fp-ts/lib/Either.js'
import { authorizeMessageAction, type MessageRefusals } from '../permissions/index.ts'
import { succeed, type SharedRule, withoutDocuments } from '../documents/index.ts'
import { withClosedCase } from '../reports/index.ts'
import { messageRequest, type OneMessage } from './message-request.ts'

/** Deletes a message. For its author and moderators. docs/reference/api.md 4.4. */
export const deleteMessage: SharedRule<'now', OneMessage, MessageRefusals, undefined> =
  ({ now }) =>
  (params) =>
  (documents) => {
    const authorized = authorizeMessageAction('delete', messageRequest(documents, params))
    if (E.isLeft(authorized)) return authorized
    const { _id } = authorized.right
    return succeed(withClosedCase(withoutDocuments(documents, 'messages', [_id]), 'message', _id, now), undefined)
  }
