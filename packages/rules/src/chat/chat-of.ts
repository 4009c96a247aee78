import type { ChatMessage, Group, User } from '../model/index.ts'
import { hasPrivilege, isVisibleMessage } from '../permissions/index.ts'

/** How many messages a group keeps; older ones are deleted. docs/reference/api.md 3.3. */
export const MAX_MESSAGES = 400

const newestFirst = (a: ChatMessage, b: ChatMessage): number => b.timestamp - a.timestamp || (a._id < b._id ? 1 : -1)

/** The chat of a group as a player reads it, newest first. Only moderators see reports. docs/reference/api.md 3.6. */
export const chatFor = (
  reader: User,
  { _id }: Pick<Group, '_id'>,
  chat: ReadonlyArray<ChatMessage>,
): ReadonlyArray<ChatMessage> => {
  const moderates = hasPrivilege(reader, 'moderator')
  return chat
    .filter((message) => message.groupId === _id && isVisibleMessage(reader, message))
    .sort(newestFirst)
    .slice(0, MAX_MESSAGES)
    .map((message) => (moderates ? message : { ...message, flags: {}, flagCount: 0 }))
}

/** The ids of a group's messages beyond the limit. */
export const outdatedIn = ({ _id }: Pick<Group, '_id'>, chat: ReadonlyArray<ChatMessage>): ReadonlyArray<string> =>
  chat
    .filter(({ groupId }) => groupId === _id)
    .sort(newestFirst)
    .slice(MAX_MESSAGES)
    .map((message) => message._id)
