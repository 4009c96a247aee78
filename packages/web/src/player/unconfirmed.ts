import type { Player, TaskId } from '@daykeep/rules/model'

const NONE: ReadonlySet<TaskId> = new Set()

/** The tasks that are drawn otherwise than the server has them: rules keep the identity of what they did not change. */
export const unconfirmedTasks = (confirmed: Player, shown: Player): ReadonlySet<TaskId> => {
  if (confirmed.tasks === shown.tasks) return NONE
  const ids = (Object.keys(shown.tasks) as TaskId[]).filter((id) => shown.tasks[id] !== confirmed.tasks[id])
  return ids.length === 0 ? NONE : new Set(ids)
}
