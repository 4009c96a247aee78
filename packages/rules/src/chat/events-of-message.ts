import { type ChatMessage, type Group, TAVERN, type User } from '../model/index.ts'
import { HIDDEN_MESSAGE_FLAGS, isMember, membersOf } from '../permissions/index.ts'
import { type Documents, type AddressedEvent, LARGE_GROUP } from '../documents/index.ts'

/**
 * Events for those who learn of a new message, never its author, and nobody if it is hidden from the start. In the
 * tavern and in large groups only the mentioned players get one, without a notification. docs/reference/rules.md 12.1.
 */
export const eventsOfMessage = (
  documents: Documents,
  group: Group,
  chat: ChatMessage,
  mentionedUsers: ReadonlyArray<User>,
): ReadonlyArray<AddressedEvent> => {
  if (chat.flagCount >= HIDDEN_MESSAGE_FLAGS) return []
  const groupRef = { id: group._id, name: group.name }
  const quiet = group._id === TAVERN || group.memberCount > LARGE_GROUP
  const isOther = ({ _id }: User) => _id !== chat.uuid
  const postedEvent = { type: 'ChatMessagePosted', group: groupRef, chat, quiet } as const
  const mentionedEvent = { type: 'MentionedInChat', group: groupRef, by: chat.uuid } as const
  const readers = quiet ? [] : membersOf(documents, group).filter(isOther)
  return [
    ...readers.map(({ _id }): AddressedEvent => ({ to: _id, event: postedEvent })),
    ...mentionedUsers
      .filter((user) => isOther(user) && (group.privacy === 'public' || isMember(user, group)))
      .map(({ _id }): AddressedEvent => ({ to: _id, event: mentionedEvent })),
  ]
}
