import * as t from 'io-ts'

const AnyObject = t.record(t.string, t.unknown)

/** What both kinds of messages have. `flags` and `flagCount` are shown to moderators only. docs/reference/api.md 3.6. */
const message = {
  _id: t.string,
  id: t.string,
  text: t.string,
  unformattedText: t.string,
  /** The author; `system` for the game. */
  uuid: t.string,
  likes: t.record(t.string, t.boolean),
  flags: t.record(t.string, t.boolean),
  flagCount: t.number,
  info: AnyObject,
}

const author = {
  user: t.string,
  username: t.string,
  contributor: AnyObject,
  backer: AnyObject,
  userStyles: AnyObject,
  client: t.string,
}

/** A message in a chat. `timestamp`: milliseconds in lists, a date in the answer to posting. docs/reference/api.md 1.10. */
export const WireChatMessage = t.intersection([
  t.type({ ...message, groupId: t.string, timestamp: t.union([t.number, t.string]) }),
  t.partial(author),
])
export type WireChatMessage = t.TypeOf<typeof WireChatMessage>

/** A player's copy of a private message; `to…` in paged messages that the player sent. docs/reference/api.md 3.6. */
export const InboxMessage = t.intersection([
  t.type({ ...message, ownerId: t.string, sent: t.boolean, uniqueMessageId: t.string, timestamp: t.string }),
  t.partial({
    ...author,
    reported: t.boolean,
    toUUID: t.string,
    toUser: t.string,
    toUserName: t.string,
    toUserContributor: AnyObject,
    toUserBacker: AnyObject,
  }),
])
export type InboxMessage = t.TypeOf<typeof InboxMessage>

/** The newest message with one player. docs/reference/api.md 2.11. */
export const Conversation = t.intersection([
  t.type({
    uuid: t.string,
    _id: t.string,
    timestamp: t.string,
    text: t.string,
    count: t.number,
    canReceive: t.boolean,
  }),
  t.partial({ user: t.string, username: t.string, userStyles: AnyObject, contributor: AnyObject, backer: AnyObject }),
])
export type Conversation = t.TypeOf<typeof Conversation>
