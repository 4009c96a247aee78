import type { Player, Task } from '@daykeep/rules/model'

/** The text of the export: the player's document and all tasks, each once, in the order of creation. */
export const toExport = ({ user, tasks }: Player, completed: ReadonlyArray<Task>): string => {
  const all = new Map([...completed, ...Object.values<Task>(tasks)].map((task) => [task._id, task]))
  const sorted = [...all.values()].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
  return JSON.stringify({ user, tasks: sorted }, undefined, 2)
}
