import { refuse } from '../kernel/index.ts'
import type { PrivateMessage } from '../model/index.ts'
import { toggled } from '../chat/index.ts'
import { succeed, type SharedRule, withDocuments } from '../documents/index.ts'

/** `both`: the id that both copies share. */
export type LikePrivateMessage = { readonly both: string }

/**
 * Likes a private message on both copies, or takes the like back. Reports the player's copy. docs/reference/api.md
 * 2.11.
 */
export const likePrivateMessage: SharedRule<never, LikePrivateMessage, 'messageGroupChatNotFound', PrivateMessage> =
  () =>
  ({ actorId, both }) =>
  (documents) => {
    const copies = Object.values(documents.privateMessages).filter(({ uniqueMessageId }) => uniqueMessageId === both)
    const mine = copies.find(({ ownerId }) => ownerId === actorId)
    if (mine === undefined) return refuse('messageGroupChatNotFound')
    const likes = toggled(mine.likes, actorId)
    const liked = copies.map((copy) => ({ ...copy, likes }))
    return succeed(withDocuments(documents, 'privateMessages', liked), { ...mine, likes })
  }
