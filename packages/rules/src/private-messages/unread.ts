import type { Instant } from '../kernel/index.ts'
import { LIMITS, type User, type UserId } from '../model/index.ts'

/** The player with one more unread message, written now by another. */
export const withUnreadFrom = (user: User, from: UserId, now: Instant): User => {
  const { newMessages, unread = {} } = user.inbox
  const counted: User = { ...user, inbox: { ...user.inbox, newMessages: newMessages + 1 } }
  const before = unread[from]
  if (before === undefined && Object.keys(unread).length >= LIMITS.unreadConversations) return counted
  const mark = { count: (before?.count ?? 0) + 1, since: before?.since ?? now }
  return { ...counted, inbox: { ...counted.inbox, unread: { ...unread, [from]: mark } } }
}

/** The player without an unread conversation. */
export const withoutUnread = (user: User): User => {
  const { unread: _read, ...inbox } = user.inbox
  return { ...user, inbox }
}

/** The player who has read all messages; the same object if nothing was new. */
export const withAllRead = (user: User): User =>
  user.inbox.unread === undefined ? withListSeen(user) : withoutUnread(withListSeen(user))

/** The player who saw that messages came; which conversations are unread stays. */
export const withListSeen = (user: User): User =>
  user.inbox.newMessages === 0 ? user : { ...user, inbox: { ...user.inbox, newMessages: 0 } }

/** The player who has read the conversation with another. */
export const withConversationRead = (user: User, other: string): User => {
  const { newMessages, unread = {} } = user.inbox
  const marks = Object.entries(unread)
  const read = marks.find(([id]) => id === other)?.[1]
  if (read === undefined) return user
  return {
    ...user,
    inbox: {
      ...user.inbox,
      newMessages: Math.max(0, newMessages - read.count),
      unread: Object.fromEntries(marks.filter(([id]) => id !== other)),
    },
  }
}
