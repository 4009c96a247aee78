import type { Player, Task } from '@daykeep/rules/model'
import { filteredTasks, type TaskFilter } from '@daykeep/rules/tasks'
import { isWanted, type Wanted } from '../column/index.ts'

/** The tasks that an act has made. */
export const madeBetween = (before: Player, after: Player): ReadonlyArray<Task> => {
  const known: Readonly<Record<string, Task>> = before.tasks
  return Object.values<Task>(after.tasks).filter(({ _id }) => known[_id] === undefined)
}

/** Those of them that a column does not show under its filter, the search and the chosen tags. */
export const hiddenOf = (tasks: ReadonlyArray<Task>, filter: TaskFilter, wanted: Wanted): ReadonlyArray<Task> => {
  const shown = new Set(filteredTasks(tasks, filter).filter(isWanted(wanted)))
  return tasks.filter((task) => !shown.has(task))
}
