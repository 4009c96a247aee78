import { type ChatMessage, type Group, TAVERN, type User } from '../../model/index.ts'
import { membersOf } from '../groups/members.ts'
import { HIDDEN_MESSAGE_FLAGS, isMember } from '../permissions/index.ts'
import type { Society, Told } from '../society/index.ts'

/** Members above which a group tells nobody that there is something new. Application specification, section 9. */
export const LARGE_GROUP = 5000

/**
 * Who is told of a new message: nobody of one that is hidden from the start, and never its writer. In the tavern and in
 * large groups only those who are called by name, and without a notification. Reference, rules 12.1.
 */
export const toldOfMessage = (
  society: Society,
  group: Group,
  chat: ChatMessage,
  called: ReadonlyArray<User>,
): ReadonlyArray<Told> => {
  if (chat.flagCount >= HIDDEN_MESSAGE_FLAGS) return []
  const named = { id: group._id, name: group.name }
  const quiet = group._id === TAVERN || group.memberCount > LARGE_GROUP
  const isOther = ({ _id }: User) => _id !== chat.uuid
  const posted = { type: 'ChatMessagePosted', group: named, chat, quiet } as const
  const mentioned = { type: 'MentionedInChat', group: named, by: chat.uuid } as const
  const readers = quiet ? [] : membersOf(society, group).filter(isOther)
  return [
    ...readers.map(({ _id }): Told => ({ to: _id, event: posted })),
    ...called
      .filter((user) => isOther(user) && (group.privacy === 'public' || isMember(user, group)))
      .map(({ _id }): Told => ({ to: _id, event: mentioned })),
  ]
}
