import type { TagId, Task } from '../../model/index.ts'

/** Whether a task's text, notes or checklist contain the query, ignoring case. An empty query matches every task. */
export const matchesSearch = (task: Task, query: string): boolean => {
  const words = query.trim().toLowerCase()
  if (words === '') return true
  const checklist = task.type === 'daily' || task.type === 'todo' ? task.checklist : []
  return [task.text, task.notes, ...checklist.map(({ text }) => text)].some((text) =>
    text.toLowerCase().includes(words),
  )
}

/** Whether a task has all of these tags. Screens, 2.2. */
export const hasTags = ({ tags }: Pick<Task, 'tags'>, tagIds: ReadonlyArray<TagId>): boolean =>
  tagIds.every((tag) => tags.includes(tag))
