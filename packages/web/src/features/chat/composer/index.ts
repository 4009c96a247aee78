export { ChatComposer } from './ChatComposer.tsx'
export { DraftComposer } from './DraftComposer.tsx'
export { GuidelinesGate } from './GuidelinesGate.tsx'
export type { MentionChoice } from './completion.ts'
