import type { Notification, User } from '../model/index.ts'

/** Removes the notifications that match; the same object when none does. */
export const withoutNotifications = (user: User, isGone: (notification: Notification) => boolean): User => {
  const notifications = user.notifications.filter((each) => !isGone(each))
  return notifications.length === user.notifications.length ? user : { ...user, notifications }
}
