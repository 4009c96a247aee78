export { notificationOf, notify } from './notify.ts'
export { isAboutGroup } from './social-notifications.ts'
export { withoutNotifications } from './without-notifications.ts'
