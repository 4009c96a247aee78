import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Outcome, outcome } from '../kernel/index.ts'
import type { Group, User } from '../model/index.ts'
import { isAboutGroup, withoutNotifications } from '../notifications/index.ts'

export type SeeChat = { readonly group: string }

/** Marks a group's chat as read. A group that no longer exists is fine. docs/reference/api.md 2.12. */
export const seeChat =
  () =>
  ({ group }: SeeChat) =>
  (user: User): Result<never, Outcome<User, undefined>> => {
    const seen = withoutNotifications(user, (each) => each.type === 'NEW_CHAT_MESSAGE' && isAboutGroup(group)(each))
    if (!Object.hasOwn(seen.newMessages, group)) return E.right(outcome(seen))
    const newMessages = Object.fromEntries(Object.entries(seen.newMessages).filter(([id]) => id !== group))
    return E.right(outcome({ ...seen, newMessages }))
  }

/** The player with the group's chat marked as unread; the same object if it was already. */
export const withNews = (user: User, { _id, name }: Group): User =>
  user.newMessages[_id] === undefined
    ? { ...user, newMessages: { ...user.newMessages, [_id]: { name, value: true } } }
    : user
