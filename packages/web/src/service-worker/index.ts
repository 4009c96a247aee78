export { registerServiceWorker } from './register.ts'
export type { WindowMessage } from './release-files.ts'
