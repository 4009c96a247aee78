import type { ChecklistItem, Task } from '../model/index.ts'

const NO_ITEMS: ReadonlyArray<ChecklistItem> = []

/** The checklist of a task, empty for habits and rewards. */
export const checklistOf = (task: Task): ReadonlyArray<ChecklistItem> =>
  task.type === 'daily' || task.type === 'todo' ? task.checklist : NO_ITEMS

/** The number of ticked items. */
export const doneItems = (task: Task): number => {
  let count = 0
  for (const item of checklistOf(task)) if (item.completed) count += 1
  return count
}

/** The fraction of ticked items, from 0 to 1; 0 without a checklist. docs/reference/rules.md 3.5. */
export const doneFraction = (task: Task): number => {
  const items = checklistOf(task).length
  return items === 0 ? 0 : doneItems(task) / items
}
