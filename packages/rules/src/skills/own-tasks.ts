import * as E from 'fp-ts/lib/Either.js'
import { type Result, ownEntry, refuse } from '../kernel/index.ts'
import type { Player, Task } from '../model/index.ts'
import { isOwn } from '../tasks/index.ts'

export type TargetRefusals = 'targetIdUUID' | 'messageTaskNotFound' | 'challengeTasksNoCast' | 'groupTasksNoCast'

/**
 * The player's task, if skills work on it: not a reward, and not from a challenge or a group. docs/reference/rules.md
 * 6.1 step 3.
 */
export const taskForSkill = (player: Player, target: string | undefined): Result<TargetRefusals, Task> => {
  if (target === undefined) return refuse('targetIdUUID')
  const task = ownEntry<string, Task>(player.tasks, target)
  if (task === undefined || task.userId !== player.user._id || task.type === 'reward')
    return refuse('messageTaskNotFound', { taskId: target })
  if (task.challenge.id !== undefined) return refuse('challengeTasksNoCast')
  return task.group.id === undefined ? E.right(task) : refuse('groupTasksNoCast')
}

/** Tasks whose value belongs to the player alone: of no group, and of no running challenge. */
export const freeTasks = ({ user, tasks }: Player): ReadonlyArray<Task> =>
  Object.values<Task>(tasks).filter((task) => task.userId === user._id && isOwn(task))

/** The player with these tasks updated; unchanged tasks stay the same objects. */
export const withTasks = (player: Player, tasks: ReadonlyArray<Task>): Player => {
  const moved = tasks.filter((task) => task !== player.tasks[task._id])
  if (moved.length === 0) return player
  return { ...player, tasks: { ...player.tasks, ...Object.fromEntries(moved.map((task) => [task._id, task])) } }
}
