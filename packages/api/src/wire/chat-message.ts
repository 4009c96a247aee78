import { chatFor } from '@daykeep/rules/chat'
import { toIso } from '@daykeep/rules/kernel'
import { type ChatMessage, type Group, SYSTEM, type User } from '@daykeep/rules/model'
import type { WireChatMessage } from '../contract/index.ts'
import type { Translator } from '../i18n/translator.ts'
import { toChatLine } from './chat-line.ts'

/** The chat of a group as a player reads it: newest first, without what is hidden from them. docs/reference/api.md 3.6. */
export const toWireChat = (
  translator: Translator,
  reader: User,
  group: Pick<Group, '_id'>,
  messages: ReadonlyArray<ChatMessage>,
): ReadonlyArray<WireChatMessage> => chatFor(reader, group, messages).map(toWireMessage(translator))

/** One message that its reader may see; lines of the game are told in the language of the reader. */
const toWireMessage =
  (translator: Translator) =>
  (message: ChatMessage): WireChatMessage => {
    if (message.uuid !== SYSTEM) return { ...message, id: message._id }
    const line = toChatLine(translator, message.info)
    return { ...message, id: message._id, text: `\`${line}\``, unformattedText: line }
  }

/** The answer to posting or liking, whose timestamp is a date. docs/reference/api.md 1.10. */
export const toPostedMessage = (
  translator: Translator,
  reader: User,
  message: ChatMessage,
): WireChatMessage | undefined => {
  const [seen] = toWireChat(translator, reader, { _id: message.groupId }, [message])
  return seen === undefined ? undefined : { ...seen, timestamp: toIso(message.timestamp) }
}
