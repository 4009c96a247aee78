export { exportHistory } from './history.ts'
export { restorePlayer } from './restore.ts'
export { exportInbox } from './inbox.ts'
export { exportUserJson, exportUserXml } from './user-data.ts'
