import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type Outcome, outcome } from '../../kernel/index.ts'
import type { Group, User } from '../../model/index.ts'
import { isAboutGroup, withoutNotifications } from '../../notifications/index.ts'

export type SeeChat = { readonly group: string }

/** The player has read a group's chat. A group that is gone is no matter. Reference, api 2.12. */
export const seeChat =
  () =>
  ({ group }: SeeChat) =>
  (user: User): Answer<never, Outcome<User, undefined>> => {
    const seen = withoutNotifications(user, (each) => each.type === 'NEW_CHAT_MESSAGE' && isAboutGroup(group)(each))
    if (!Object.hasOwn(seen.newMessages, group)) return E.right(outcome(seen))
    const newMessages = Object.fromEntries(Object.entries(seen.newMessages).filter(([id]) => id !== group))
    return E.right(outcome({ ...seen, newMessages }))
  }

/** The player with something new to read in a group's chat; the same player when there was already. */
export const withNews = (user: User, { _id, name }: Group): User =>
  user.newMessages[_id] === undefined
    ? { ...user, newMessages: { ...user.newMessages, [_id]: { name, value: true } } }
    : user
