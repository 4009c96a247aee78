import type { Player, TaskId } from '@daykeep/rules/model'

/** No task: always the same set. */
export const NONE: ReadonlySet<TaskId> = new Set()

/**
 * The tasks that commands have changed or added; rules keep the identity of those they leave alone. The same set as
 * before if it holds the same, so that nothing is drawn again for it.
 */
export const unconfirmedTasks = (
  confirmed: Player,
  optimistic: Player,
  before: ReadonlySet<TaskId> = NONE,
): ReadonlySet<TaskId> => {
  if (confirmed.tasks === optimistic.tasks) return NONE
  const ids = (Object.keys(optimistic.tasks) as TaskId[]).filter((id) => optimistic.tasks[id] !== confirmed.tasks[id])
  if (ids.length === before.size && ids.every((id) => before.has(id))) return before
  return ids.length === 0 ? NONE : new Set(ids)
}
