import * as t from 'io-ts'
import { Count, Figure, mapOf } from '../codecs.ts'
import { GroupId, MessageId, UserId } from '../keys.ts'
import { authorFields } from './author.ts'

/** Who writes the lines of the game itself. */
export const SYSTEM = 'system'

/** What a line of the game says, told in each reader's language. Its `type`: reference, rules 12.1. */
export const SystemInfo = t.readonly(t.record(t.string, t.unknown))
export type SystemInfo = t.TypeOf<typeof SystemInfo>

/** A line in a group's chat. `timestamp`: milliseconds. Reference, api 3.6. */
export const ChatMessage = t.readonly(
  t.intersection([
    t.type({
      _id: MessageId,
      groupId: GroupId,
      text: t.string,
      unformattedText: t.string,
      timestamp: Figure,
      uuid: t.union([UserId, t.literal(SYSTEM)]),
      likes: mapOf(UserId, t.boolean),
      flags: mapOf(UserId, t.boolean),
      flagCount: Count,
      info: SystemInfo,
    }),
    t.partial(authorFields),
  ]),
)
export type ChatMessage = t.TypeOf<typeof ChatMessage>
