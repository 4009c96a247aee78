import { type Outcome, outcome } from '../kernel/index.ts'
import type { Player, Task } from '../model/index.ts'
import { withoutTasksInOrder } from './order/index.ts'

/** Deletes tasks of a player, also from the order. Returns the same player if the list is empty. */
export const withoutTasks = (player: Player, removed: ReadonlyArray<Task>): Outcome<Player, undefined> => {
  if (removed.length === 0) return outcome(player)
  const ids = new Set(removed.map(({ _id }) => _id))
  const remaining = Object.entries<Task>(player.tasks).filter(([, task]) => !ids.has(task._id))
  return outcome(
    { user: withoutTasksInOrder(player.user, ids), tasks: Object.fromEntries(remaining) },
    removed.map(({ _id }) => ({ type: 'TaskDeleted', task: _id })),
  )
}

/** Whether a task is the player's own to clear away: not of a group, and not of a challenge unless the link is broken. */
export const isOwn = ({ challenge, group }: Pick<Task, 'challenge' | 'group'>): boolean =>
  (challenge.id === undefined || challenge.broken !== undefined) && group.id === undefined
