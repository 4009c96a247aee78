export type { BoardQuery } from './SavedFiltersScreen.tsx'
export { withToggled } from './tag-groups.ts'
export type { TagRow } from './tag-commands.ts'
export { useTagEdits } from './use-tag-edits.ts'
