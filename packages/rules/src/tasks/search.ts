import type { TagId, Task } from '../model/index.ts'

/** Does a task speak of this: in its text, its notes or its checklist, whatever the case? Nothing to look for finds all. */
export const matchesSearch = (task: Task, wanted: string): boolean => {
  const words = wanted.trim().toLowerCase()
  const checklist = task.type === 'daily' || task.type === 'todo' ? task.checklist : []
  return [task.text, task.notes, ...checklist.map(({ text }) => text)].some((text) =>
    text.toLowerCase().includes(words),
  )
}

/** Does a task carry all of these tags? Screens, 2.2. */
export const hasTags = ({ tags }: Pick<Task, 'tags'>, wanted: ReadonlyArray<TagId>): boolean =>
  wanted.every((tag) => tags.includes(tag))
