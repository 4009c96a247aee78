import type { Player, TaskId } from '@daykeep/rules/model'

const NONE: ReadonlySet<TaskId> = new Set()

/** The tasks that commands have changed or added; rules keep the identity of those they leave alone. */
export const unconfirmedTasks = (confirmed: Player, optimistic: Player): ReadonlySet<TaskId> => {
  if (confirmed.tasks === optimistic.tasks) return NONE
  const ids = (Object.keys(optimistic.tasks) as TaskId[]).filter((id) => optimistic.tasks[id] !== confirmed.tasks[id])
  return ids.length === 0 ? NONE : new Set(ids)
}
