import type { Player, Task, TaskId } from '@daykeep/rules/model'

/** Completed to-dos that were loaded apart, and what became of them since. */
export type Completed = {
  readonly state: 'loading' | 'failed' | 'loaded'
  readonly tasks: ReadonlyArray<Task>
}

/** The tasks of a player with those loaded apart: what the player holds is newer. */
export const withCompleted = (held: Player['tasks'], loaded: ReadonlyArray<Task>): ReadonlyArray<Task> => {
  const known: Readonly<Record<string, Task>> = held
  return [...Object.values<Task>(held), ...loaded.filter(({ _id }) => known[_id] === undefined)]
}

/** Without a task that was deleted. */
export const withoutTask =
  (id: TaskId) =>
  (completed: Completed): Completed => ({ ...completed, tasks: completed.tasks.filter(({ _id }) => _id !== id) })
