import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse } from '../kernel/index.ts'
import { Direction, type Task, type User } from '../model/index.ts'

/** Only up and down are ways to score. */
export const knownDirection = (direction: unknown): Answer<'directionUpDown', Direction> =>
  Direction.is(direction) ? E.right(direction) : refuse('directionUpDown')

/** A task of the player's own that is not in the asked-for state already. Reference, rules 2.1 steps 2 and 4. */
export const scorableTask = (
  user: User,
  task: Task,
  direction: Direction,
): Answer<'sessionOutdated' | 'taskNotYours', Task> => {
  if (isTicked(user, task) === (direction === 'up')) return refuse('sessionOutdated')
  if (task.userId !== user._id) return refuse('taskNotYours')
  return E.right(task)
}

/** Whether the task is done, for those that can be; an assigned group task is done by each for themselves. */
const isTicked = (user: User, task: Task): boolean | undefined => {
  if (task.type !== 'daily' && task.type !== 'todo') return undefined
  return task.group.assignedUsersDetail?.[user._id]?.completed ?? task.completed
}
