import { type Instant, MINUTE } from '../kernel/index.ts'
import { type ChatMessage, type Group, TAVERN, type User } from '../model/index.ts'

/**
 * How many messages a player may post in the tavern within this time (ms), and the contributor level that is exempt.
 * docs/reference/api.md 4.4.
 */
export const SPAM = { messages: 2, within: MINUTE, trustedFrom: 4 } as const

/** Has the player reached the limit of recent messages in the tavern? */
export const isSpam = (user: User, group: Group, chat: ReadonlyArray<ChatMessage>, now: Instant): boolean => {
  if (group._id !== TAVERN || (user.contributor.level ?? 0) >= SPAM.trustedFrom) return false
  const recent = chat.filter(
    ({ uuid, groupId, timestamp }) => uuid === user._id && groupId === TAVERN && now - timestamp < SPAM.within,
  )
  return recent.length >= SPAM.messages
}
