import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Outcome, outcome, type RuleContext } from '../kernel/index.ts'
import { type Group, TAVERN, type User } from '../model/index.ts'
import { isAboutGroup, withoutNotifications } from '../notifications/index.ts'

/** `until`: when the newest message was written that the player sees, in milliseconds; now, if a client does not say. */
export type SeeChat = { readonly group: string; readonly until?: number }

/**
 * Marks a group's chat as read, for all devices of the player. A group that no longer exists is fine.
 * docs/reference/api.md 2.12; docs/decisions/138-read-marks.md
 */
export const seeChat =
  ({ now }: Pick<RuleContext, 'now'>) =>
  ({ group, until = now }: SeeChat) =>
  (user: User): Result<never, Outcome<User, undefined>> => {
    const withoutNotice = withoutNotifications(
      user,
      (each) => each.type === 'NEW_CHAT_MESSAGE' && isAboutGroup(group)(each),
    )
    const seen = withSeenUntil(withoutNotice, group, until)
    if (!Object.hasOwn(seen.newMessages, group)) return E.right(outcome(seen))
    const newMessages = Object.fromEntries(Object.entries(seen.newMessages).filter(([id]) => id !== group))
    return E.right(outcome({ ...seen, newMessages }))
  }

/** Never goes back: another device may have shown newer messages. Kept of the player's own groups only. */
const withSeenUntil = (user: User, group: string, until: number): User => {
  const isOwn = group === TAVERN || group === user.party._id || user.guilds.includes(group)
  if (!isOwn || until <= (user.chatSeen?.[group] ?? Number.NEGATIVE_INFINITY)) return user
  return { ...user, chatSeen: { ...user.chatSeen, [group]: until } }
}

/** The player with the group's chat marked as unread; the same object if it was already. */
export const withNews = (user: User, { _id, name }: Group): User =>
  user.newMessages[_id] === undefined
    ? { ...user, newMessages: { ...user.newMessages, [_id]: { name, value: true } } }
    : user
