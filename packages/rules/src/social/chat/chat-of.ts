import type { ChatMessage, Group, User } from '../../model/index.ts'
import { holds, isVisibleMessage } from '../permissions/index.ts'

/** Messages that a group keeps; older ones go. Reference, api 3.3. */
export const MESSAGES_KEPT = 400

const newestFirst = (a: ChatMessage, b: ChatMessage): number => b.timestamp - a.timestamp || (a._id < b._id ? 1 : -1)

/** The chat of a group as a player reads it, the newest first: reports are for moderators. Reference, api 3.6. */
export const chatFor = (
  reader: User,
  { _id }: Pick<Group, '_id'>,
  chat: ReadonlyArray<ChatMessage>,
): ReadonlyArray<ChatMessage> => {
  const moderates = holds(reader, 'moderator')
  return chat
    .filter((message) => message.groupId === _id && isVisibleMessage(reader, message))
    .sort(newestFirst)
    .slice(0, MESSAGES_KEPT)
    .map((message) => (moderates ? message : { ...message, flags: {}, flagCount: 0 }))
}

/** Messages of a group that have had their day, by id. */
export const outdatedIn = ({ _id }: Pick<Group, '_id'>, chat: ReadonlyArray<ChatMessage>): ReadonlyArray<string> =>
  chat
    .filter(({ groupId }) => groupId === _id)
    .sort(newestFirst)
    .slice(MESSAGES_KEPT)
    .map((message) => message._id)
