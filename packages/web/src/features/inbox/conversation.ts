import type { Conversation } from '@daykeep/api/contract'
import type { Catalogue } from '@daykeep/rules/catalogue'
import { asKey, type User, type UserId } from '@daykeep/rules/model'
import { type AvatarArt, toAvatarArt } from '../../art/index.ts'
import { toLooks } from '../people/index.ts'

/** A conversation in the list, by its newest message. */
export type ConversationModel = {
  /** The id of the other player. */
  readonly id: string
  readonly name: string
  readonly username: string | undefined
  readonly avatar: AvatarArt
  /** The newest message; empty for a conversation that begins. */
  readonly text: string
  /** When it was written, in milliseconds since 1970. */
  readonly at: number
  /** How many messages it has. */
  readonly count: number
  /** The other side takes messages of the player. */
  readonly canReceive: boolean
}

export const toConversation = (
  catalogue: Catalogue,
  { uuid, user, username, userStyles, text, timestamp, count, canReceive }: Conversation,
): ConversationModel => ({
  id: uuid,
  name: user ?? username ?? '',
  username,
  avatar: toAvatarArt(toLooks(userStyles), catalogue),
  text,
  at: Date.parse(timestamp),
  count,
  canReceive,
})

/** The conversations, the latest first; `fresh`, one without messages, comes before all unless something is searched. */
export const toList = (
  conversations: ReadonlyArray<ConversationModel>,
  fresh: ConversationModel | undefined,
  search: string,
): ReadonlyArray<ConversationModel> => {
  const isKnown = conversations.some(({ id }) => id === fresh?.id)
  return fresh === undefined || isKnown || search.trim() !== '' ? conversations : [fresh, ...conversations]
}

/** How many messages of each conversation are unread, by the id of the other player; deleted ones are not. */
export const unreadCounts = (
  conversations: ReadonlyArray<Pick<ConversationModel, 'id' | 'count'>>,
  unread: User['inbox']['unread'],
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    conversations.map(({ id, count }) => [id, Math.min(count, unread?.[asKey<UserId>(id)]?.count ?? 0)]),
  )

/** Why the player can't write to somebody. A block by the other side is told like an opt-out, as the server does. */
export type ClosedReason = 'blocked' | 'muted' | 'deleted' | 'optedOut'

type Ends = {
  readonly canReceive: boolean
  /** The player blocks the other side. */
  readonly isBlocked: boolean
  /** The player lost the privilege to write. */
  readonly isMuted: boolean
  /** The other side's account is gone. */
  readonly isDeleted: boolean
}

/** The reason in place of the composer; undefined where the player may write. docs/reference/screens.md 11. */
export const closedReason = ({ canReceive, isBlocked, isMuted, isDeleted }: Ends): ClosedReason | undefined => {
  if (isDeleted) return 'deleted'
  if (isMuted) return 'muted'
  if (isBlocked) return 'blocked'
  return canReceive ? undefined : 'optedOut'
}
