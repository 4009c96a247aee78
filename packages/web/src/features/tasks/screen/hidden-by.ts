import type { Player, Task } from '@daykeep/rules/model'
import { filteredTasks, type TaskFilter } from '@daykeep/rules/tasks'
import { matchesQuery, type TaskQuery } from '../column/index.ts'

/** The tasks that a command has created. */
export const createdTasks = (before: Player, after: Player): ReadonlyArray<Task> => {
  const known: Readonly<Record<string, Task>> = before.tasks
  return Object.values<Task>(after.tasks).filter(({ _id }) => known[_id] === undefined)
}

/** The tasks that a column hides by its filter, the search and the chosen tags. */
export const hiddenBy = (tasks: ReadonlyArray<Task>, filter: TaskFilter, query: TaskQuery): ReadonlyArray<Task> => {
  const visible = new Set(filteredTasks(tasks, filter).filter(matchesQuery(query)))
  return tasks.filter((task) => !visible.has(task))
}
