export type { SavedFiltersProps } from './SavedFilters.tsx'
export { withToggled } from './tag-groups.ts'
export type { TagRow } from './tag-commands.ts'
export { useTagEdits } from './use-tag-edits.ts'
