import type { WireChatMessage } from '@daykeep/api/contract'
import type { Catalogue } from '@daykeep/rules/catalogue'
import { mentionedIn } from '@daykeep/rules/chat'
import { SYSTEM } from '@daykeep/rules/model'
import { toAvatarArt } from '../../art/index.ts'
import { toLooks } from '../people/index.ts'
import type { ChatLine } from './chat-line.ts'

/** A message of a chat, or of a private conversation. */
export type AnyMessage = Pick<
  WireChatMessage,
  | 'id'
  | 'uuid'
  | 'text'
  | 'unformattedText'
  | 'timestamp'
  | 'likes'
  | 'flagCount'
  | 'user'
  | 'username'
  | 'contributor'
  | 'userStyles'
>

export type ChatReader = { readonly id: string; readonly username: string | undefined }

/** The lines of a chat, in the order of the answer. docs/reference/screens.md 7.1. */
export const toChatLines = (
  catalogue: Catalogue,
  reader: ChatReader,
  messages: ReadonlyArray<AnyMessage>,
): ReadonlyArray<ChatLine> => messages.map((message) => toChatLine(catalogue, reader, message))

const toChatLine = (catalogue: Catalogue, reader: ChatReader, message: AnyMessage): ChatLine => {
  const { id, uuid, unformattedText } = message
  const at = new Date(message.timestamp).getTime()
  if (uuid === SYSTEM) return { type: 'system', id, at, text: unformattedText }
  return {
    type: 'message',
    id,
    at,
    text: message.text,
    author: {
      id: uuid,
      name: message.user ?? message.username ?? '',
      username: message.username,
      avatar: toAvatarArt(toLooks(message.userStyles), catalogue),
      tier: tierOf(message.contributor),
    },
    isOwn: uuid === reader.id,
    mentionsReader:
      reader.username !== undefined && mentionedIn(unformattedText).includes(reader.username.toLowerCase()),
    likes: Object.values(message.likes).filter(Boolean).length,
    liked: message.likes[reader.id] === true,
    reports: message.flagCount,
  }
}

const tierOf = (contributor: AnyMessage['contributor']): number | undefined => {
  const level = contributor?.['level']
  return typeof level === 'number' && level > 0 ? level : undefined
}
