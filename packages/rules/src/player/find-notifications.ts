import * as E from 'fp-ts/lib/Either.js'
import { type Result, refuse } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

export type NotificationIds = { readonly ids: ReadonlyArray<string> }

/** Returns the ids as a set. Refuses the first one for which the player has no notification. */
export const findNotifications = (
  user: User,
  ids: ReadonlyArray<string>,
): Result<'NotificationNotFound', ReadonlySet<string>> => {
  const missing = ids.find((id) => !user.notifications.some((notification) => notification.id === id))
  return missing === undefined ? E.right(new Set(ids)) : refuse('NotificationNotFound', { notificationId: missing })
}
