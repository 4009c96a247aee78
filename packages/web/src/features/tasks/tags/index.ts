export { FilterPanel, withToggled } from './FilterPanel.tsx'
export { tagActs, type TagRow } from './tag-acts.ts'
