export { FilterPanel, withToggled } from './FilterPanel.tsx'
export type { TagRow } from './tag-commands.ts'
export { useTagEdits } from './use-tag-edits.ts'
