import type { Conversation } from '@daykeep/api/contract'
import type { Catalogue } from '@daykeep/rules/catalogue'
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

/** The conversations whose person is called so, the latest first; `fresh`, one without messages, comes before all. */
export const toList = (
  conversations: ReadonlyArray<ConversationModel>,
  fresh: ConversationModel | undefined,
  search: string,
): ReadonlyArray<ConversationModel> => {
  const isKnown = conversations.some(({ id }) => id === fresh?.id)
  const all = fresh === undefined || isKnown ? conversations : [fresh, ...conversations]
  const query = search.trim().toLowerCase().replace(/^@/, '')
  return all.filter(({ name, username = '' }) => `${name}\n${username}`.toLowerCase().includes(query))
}
