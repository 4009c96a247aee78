import { type Instant, MINUTE } from '../../kernel/index.ts'
import { type ChatMessage, type Group, TAVERN, type User } from '../../model/index.ts'

/** Messages that one may leave in the tavern within a minute, and the contributors who are trusted with more. Reference, api 4.4. */
export const SPAM = { messages: 2, within: MINUTE, trustedFrom: 4 } as const

/** Has the player written too much in the tavern of late? */
export const isSpam = (user: User, group: Group, chat: ReadonlyArray<ChatMessage>, now: Instant): boolean => {
  if (group._id !== TAVERN || (user.contributor.level ?? 0) >= SPAM.trustedFrom) return false
  const recent = chat.filter(
    ({ uuid, groupId, timestamp }) => uuid === user._id && groupId === TAVERN && now - timestamp < SPAM.within,
  )
  return recent.length >= SPAM.messages
}
