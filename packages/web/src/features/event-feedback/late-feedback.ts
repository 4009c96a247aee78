export { toToasts } from './to-toasts.tsx'
export { watchRemoteChanges } from './watch-remote-changes.ts'
