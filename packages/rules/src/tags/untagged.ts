import { type IsoInstant, outcome, type Outcome } from '../kernel/index.ts'
import type { Player, TagId, Task } from '../model/index.ts'

/** The player's tasks without these tags; tasks that had none of them stay as they are. */
export const untagged = (
  tasks: Player['tasks'],
  gone: ReadonlySet<TagId>,
  at: IsoInstant,
): Outcome<Player['tasks'], undefined> => {
  const changed = Object.values<Task>(tasks).filter((task) => task.tags.some((tag) => gone.has(tag)))
  if (changed.length === 0) return outcome(tasks)
  const without = changed.map((task) => ({
    ...task,
    tags: task.tags.filter((tag) => !gone.has(tag)),
    updatedAt: at,
  }))
  return outcome(
    { ...tasks, ...Object.fromEntries(without.map((task) => [task._id, task])) },
    without.map(({ _id }) => ({ type: 'TaskUpdated', task: _id })),
  )
}
