import * as E from 'fp-ts/lib/Either.js'
import type { Result, Outcome } from '../kernel/index.ts'
import type { Notification, User } from '../model/index.ts'
import { type NotificationIds, findNotifications } from './find-notifications.ts'

/** Marks notifications as seen without removing them. Reports them. docs/reference/api.md 2.14. */
export const seeNotifications =
  () =>
  ({ ids }: NotificationIds) =>
  (user: User): Result<'NotificationNotFound', Outcome<User, ReadonlyArray<Notification>>> => {
    const requested = findNotifications(user, ids)
    if (E.isLeft(requested)) return requested
    const isUnseen = ({ id, seen }: Notification) => !seen && requested.right.has(id)
    const state = user.notifications.some(isUnseen)
      ? { ...user, notifications: user.notifications.map((each) => (isUnseen(each) ? { ...each, seen: true } : each)) }
      : user
    return E.right({ state, report: state.notifications.filter(({ id }) => requested.right.has(id)), events: [] })
  }
