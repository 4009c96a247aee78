export { EventFeedback } from './EventFeedback.tsx'
export { statChanges } from './stat-changes.ts'
