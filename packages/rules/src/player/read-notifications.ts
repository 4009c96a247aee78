import * as E from 'fp-ts/lib/Either.js'
import type { Result, Outcome } from '../kernel/index.ts'
import type { Notification, User } from '../model/index.ts'
import { type NotificationIds, findNotifications } from './find-notifications.ts'

/** Removes notifications. Reports those that remain. docs/reference/api.md 2.14. */
export const readNotifications =
  () =>
  ({ ids }: NotificationIds) =>
  (user: User): Result<'NotificationNotFound', Outcome<User, ReadonlyArray<Notification>>> => {
    const requested = findNotifications(user, ids)
    if (E.isLeft(requested)) return requested
    if (ids.length === 0) return E.right({ state: user, report: user.notifications, events: [] })
    const notifications = user.notifications.filter(({ id }) => !requested.right.has(id))
    return E.right({ state: { ...user, notifications }, report: notifications, events: [] })
  }
