import * as t from 'io-ts'
import { Count, Figure, mapOf } from '../codecs.ts'
import { GroupId, MessageId, UserId } from '../keys.ts'
import { authorFields } from './author.ts'

/** The author of system messages. */
export const SYSTEM = 'system'

/** The content of a system message, translated for each reader. Its `type`: docs/reference/rules.md 12.1. */
export const SystemInfo = t.readonly(t.record(t.string, t.unknown))
export type SystemInfo = t.TypeOf<typeof SystemInfo>

/** A message in a group's chat. `timestamp`: milliseconds. docs/reference/api.md 3.6. */
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
