export { exportHistory } from './history.ts'
export { exportInbox } from './inbox.ts'
export { exportUserJson, exportUserXml } from './user-data.ts'
