import * as E from 'fp-ts/lib/Either.js'
import { type Result, refuse } from '../kernel/index.ts'
import type { PrivateMessage } from '../model/index.ts'
import { type Actor, findDocument, type Documents } from '../documents/index.ts'

/** A private message, by the id of the player's copy. */
export type OnePrivateMessage = { readonly message: string }

/** The player's copy; messages of others count as missing. docs/reference/api.md 2.11. */
export const ownPrivateMessage = (
  documents: Documents,
  { actorId, message: id }: OnePrivateMessage & Actor,
): Result<'messageGroupChatNotFound', PrivateMessage> => {
  const message = findDocument(documents, 'privateMessages', id)
  return message === undefined || message.ownerId !== actorId ? refuse('messageGroupChatNotFound') : E.right(message)
}
