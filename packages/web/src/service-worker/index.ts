export { followServiceWorker } from './follow.ts'
export type { WindowMessage } from './release-files.ts'
