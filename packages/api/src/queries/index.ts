export { anonymized } from './anonymized.ts'
export { dayReports } from './day-reports.ts'
export {
  exportAvatar,
  exportHistory,
  exportInbox,
  exportUserJson,
  exportUserXml,
  restorePlayer,
} from './exports/index.ts'
export { getNotifications, getTag, getTags, getWebhooks } from './lists.ts'
export { shopQueries } from './shops/index.ts'
export { socialQueries } from './social.ts'
export { getTask, getTasks } from './tasks.ts'
export { getUser } from './user.ts'
