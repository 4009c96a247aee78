import * as t from 'io-ts'
import { Count, Figure, listOf, mapOf } from '../codecs.ts'
import { UserId } from '../keys.ts'

/** `since`: when the first of them was written, in milliseconds. */
const Unread = t.readonly(t.type({ count: Count, since: Figure }))

export const Inbox = t.readonly(
  t.intersection([
    t.type({
      /** Messages that came since the player last looked at the list of conversations. */
      newMessages: Count,
      optOut: t.boolean,
      blocks: listOf(t.string),
    }),
    /** The unread messages of each conversation, by the id of the other player. */
    t.partial({ unread: mapOf(UserId, Unread) }),
  ]),
)
export type Inbox = t.TypeOf<typeof Inbox>
