import type { ChecklistItem } from '../model/index.ts'

/** The checklist with no item ticked. */
export const unticked = (checklist: ReadonlyArray<ChecklistItem>): ReadonlyArray<ChecklistItem> =>
  checklist.map((item) => (item.completed ? { ...item, completed: false } : item))
