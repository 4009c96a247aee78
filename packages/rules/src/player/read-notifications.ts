import * as E from 'fp-ts/lib/Either.js'
import type { Answer, Outcome } from '../kernel/index.ts'
import type { Notification, User } from '../model/index.ts'
import { type NamedNotifications, notificationsNamed } from './notifications-named.ts'

/** Takes notifications off the list. Reports those that remain. Reference, api 2.14. */
export const readNotifications =
  () =>
  ({ ids }: NamedNotifications) =>
  (user: User): Answer<'NotificationNotFound', Outcome<User, ReadonlyArray<Notification>>> => {
    const named = notificationsNamed(user, ids)
    if (E.isLeft(named)) return named
    if (ids.length === 0) return E.right({ state: user, report: user.notifications, events: [] })
    const notifications = user.notifications.filter(({ id }) => !named.right.has(id))
    return E.right({ state: { ...user, notifications }, report: notifications, events: [] })
  }
