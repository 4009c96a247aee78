import type { ChecklistItem, Task } from '../model/index.ts'

const NO_ITEMS: ReadonlyArray<ChecklistItem> = []

/** The steps of a task; habits and rewards have none. */
export const checklistOf = (task: Task): ReadonlyArray<ChecklistItem> =>
  task.type === 'daily' || task.type === 'todo' ? task.checklist : NO_ITEMS

/** How many steps are ticked. */
export const doneItems = (task: Task): number => {
  let done = 0
  for (const item of checklistOf(task)) if (item.completed) done += 1
  return done
}

/** Ticked part of the steps, from 0 to 1; 0 without steps. Reference, rules 3.5. */
export const doneFraction = (task: Task): number => {
  const items = checklistOf(task).length
  return items === 0 ? 0 : doneItems(task) / items
}
