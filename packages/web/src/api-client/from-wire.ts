import type { WireSharedTask, WireTask, WireUser } from '@daykeep/api/contract'
import type { Task, User } from '@daykeep/rules/model'

type Computed = { readonly toNextLevel?: number; readonly maxHealth?: number; readonly maxMP?: number }

/** The player's document as the rules know it: without `id`, the version and the computed fields. */
export const toUser = ({ id: _id, _v, needsCron: _needsCron, ...user }: WireUser): User => {
  const { toNextLevel: _next, maxHealth: _health, maxMP: _mana, ...stats } = user.stats as User['stats'] & Computed
  return { ...user, stats }
}

export const toTask = ({ id: _id, ...task }: WireTask): Task => task

/** The player's own tasks of a list that may hold those of boards as well. */
export const toOwnTasks = (tasks: ReadonlyArray<WireTask | WireSharedTask>): ReadonlyArray<Task> =>
  tasks.flatMap((task) => ('userId' in task ? [toTask(task)] : []))
