export { LeaveDialog } from './LeaveDialog.tsx'
export { UnsavedGuard } from './UnsavedGuard.tsx'
