import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

export type NamedNotifications = { readonly ids: ReadonlyArray<string> }

/** The ids as a set, if the player has a notification for each; else the first that is missing is refused. */
export const notificationsNamed = (
  user: User,
  ids: ReadonlyArray<string>,
): Answer<'NotificationNotFound', ReadonlySet<string>> => {
  const missing = ids.find((id) => !user.notifications.some((notification) => notification.id === id))
  return missing === undefined ? E.right(new Set(ids)) : refuse('NotificationNotFound', { notificationId: missing })
}
