import * as t from 'io-ts'
import { Count, Figure, mapOf } from '../codecs.ts'
import { MessageId, UserId } from '../keys.ts'
import { authorFields } from './author.ts'
import { SystemInfo } from './chat-message.ts'

/**
 * One player's copy of a private message. Both copies share `uniqueMessageId`; `uuid` is the other player, or the
 * owner in a message to oneself. `timestamp`: milliseconds. docs/reference/api.md 3.6, InboxMessage.
 */
export const PrivateMessage = t.readonly(
  t.intersection([
    t.type({
      _id: MessageId,
      uniqueMessageId: t.string,
      ownerId: UserId,
      uuid: UserId,
      sent: t.boolean,
      text: t.string,
      unformattedText: t.string,
      timestamp: Figure,
      likes: mapOf(UserId, t.boolean),
      flags: mapOf(UserId, t.boolean),
      flagCount: Count,
      info: SystemInfo,
    }),
    t.partial({ ...authorFields, reported: t.boolean }),
  ]),
)
export type PrivateMessage = t.TypeOf<typeof PrivateMessage>
