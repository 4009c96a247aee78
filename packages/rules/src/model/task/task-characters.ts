import type { SharedTask } from './shared-task.ts'
import type { Task } from './task.ts'

/** The characters that a player wrote into a task: text, notes and checklist, in UTF-16 code units. */
export const taskCharacters = (task: Task | SharedTask): number => {
  const checklist = task.type === 'daily' || task.type === 'todo' ? task.checklist : []
  return checklist.reduce((sum, { text }) => sum + text.length, task.text.length + task.notes.length)
}
