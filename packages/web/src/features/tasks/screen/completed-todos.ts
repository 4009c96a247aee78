import type { Player, Task, TaskId } from '@daykeep/rules/model'

/** Completed to-dos are not part of the player's document and are loaded on demand. */
export type CompletedTodos = {
  readonly state: 'loading' | 'failed' | 'loaded'
  readonly tasks: ReadonlyArray<Task>
}

/** All tasks. Where both have one, that of the player is newer. */
export const withCompleted = (tasks: Player['tasks'], loaded: ReadonlyArray<Task>): ReadonlyArray<Task> => {
  const known: Readonly<Record<string, Task>> = tasks
  return [...Object.values<Task>(tasks), ...loaded.filter(({ _id }) => known[_id] === undefined)]
}

export const withoutTask =
  (id: TaskId) =>
  (completed: CompletedTodos): CompletedTodos => ({
    ...completed,
    tasks: completed.tasks.filter(({ _id }) => _id !== id),
  })
