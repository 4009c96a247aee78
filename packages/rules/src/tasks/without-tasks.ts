import { type Outcome, outcome } from '../kernel/index.ts'
import type { Player, Task } from '../model/index.ts'
import { withoutTasksInOrder } from './order.ts'

/** The player without these tasks, which are gone for good; the same player when there are none. */
export const withoutTasks = (player: Player, gone: ReadonlyArray<Task>): Outcome<Player, undefined> => {
  if (gone.length === 0) return outcome(player)
  const ids = new Set(gone.map(({ _id }) => _id))
  const kept = Object.entries<Task>(player.tasks).filter(([, task]) => !ids.has(task._id))
  return outcome(
    { user: withoutTasksInOrder(player.user, ids), tasks: Object.fromEntries(kept) },
    gone.map(({ _id }) => ({ type: 'TaskDeleted', task: _id })),
  )
}

/** A player may clear away what is their own: no task that a challenge or a group still gives out. */
export const isOwn = ({ challenge, group }: Pick<Task, 'challenge' | 'group'>): boolean =>
  (challenge.id === undefined || challenge.broken !== undefined) && group.id === undefined
