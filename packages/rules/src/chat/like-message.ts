import * as E from 'fp-ts/lib/Either.js'
import { type ChatMessage, LIMITS } from '../model/index.ts'
import { authorizeMessageAction, type MessageRefusals } from '../permissions/index.ts'
import { succeed, type SharedRule, withDocuments } from '../documents/index.ts'
import { newestEntries } from '../primitives/index.ts'
import { messageRequest, type OneMessage } from './message-request.ts'

/** Likes a message, or takes the like back. docs/reference/api.md 2.12. */
export const likeMessage: SharedRule<never, OneMessage, MessageRefusals, ChatMessage> =
  () => (params) => (documents) => {
    const authorized = authorizeMessageAction('like', messageRequest(documents, params))
    if (E.isLeft(authorized)) return authorized
    const { actorId } = params
    const liked = { ...authorized.right, likes: toggled(authorized.right.likes, actorId) }
    return succeed(withDocuments(documents, 'messages', [liked]), liked)
  }

/** The likes with this player's like added, or removed if it was there. Of too many the oldest go. */
export const toggled = (likes: ChatMessage['likes'], actorId: string): ChatMessage['likes'] => {
  const others = Object.fromEntries(Object.entries(likes).filter(([id]) => id !== actorId))
  const isLiked = (likes as Readonly<Record<string, boolean>>)[actorId] === true
  return isLiked ? others : newestEntries({ ...others, [actorId]: true }, LIMITS.voices)
}
