import * as E from 'fp-ts/lib/Either.js'
import type { Answer, Outcome } from '../kernel/index.ts'
import type { Notification, User } from '../model/index.ts'
import { type NamedNotifications, notificationsNamed } from './notifications-named.ts'

/** Marks notifications as seen; they stay on the list. Reports them. Reference, api 2.14. */
export const seeNotifications =
  () =>
  ({ ids }: NamedNotifications) =>
  (user: User): Answer<'NotificationNotFound', Outcome<User, ReadonlyArray<Notification>>> => {
    const named = notificationsNamed(user, ids)
    if (E.isLeft(named)) return named
    const isUnseen = ({ id, seen }: Notification) => !seen && named.right.has(id)
    const state = user.notifications.some(isUnseen)
      ? { ...user, notifications: user.notifications.map((each) => (isUnseen(each) ? { ...each, seen: true } : each)) }
      : user
    return E.right({ state, report: state.notifications.filter(({ id }) => named.right.has(id)), events: [] })
  }
