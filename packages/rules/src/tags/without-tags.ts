import { type IsoInstant, outcome, type Outcome } from '../kernel/index.ts'
import type { Player, TagId, Task } from '../model/index.ts'

/** Removes tags from all tasks. Tasks without them keep their identity. */
export const withoutTags = (
  tasks: Player['tasks'],
  removed: ReadonlySet<TagId>,
  at: IsoInstant,
): Outcome<Player['tasks'], undefined> => {
  const changed = Object.values<Task>(tasks).filter((task) => task.tags.some((tag) => removed.has(tag)))
  if (changed.length === 0) return outcome(tasks)
  const updated = changed.map((task) => ({
    ...task,
    tags: task.tags.filter((tag) => !removed.has(tag)),
    updatedAt: at,
  }))
  return outcome(
    { ...tasks, ...Object.fromEntries(updated.map((task) => [task._id, task])) },
    updated.map(({ _id }) => ({ type: 'TaskUpdated', task: _id })),
  )
}
