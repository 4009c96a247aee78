import type { Notification, User } from '../model/index.ts'

/** The player without the notifications that have had their day; the same player when there are none. */
export const withoutNotifications = (user: User, isGone: (notification: Notification) => boolean): User => {
  const notifications = user.notifications.filter((each) => !isGone(each))
  return notifications.length === user.notifications.length ? user : { ...user, notifications }
}
