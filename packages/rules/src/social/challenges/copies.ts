import { withoutTasksInOrder } from '../../tasks/index.ts'
import type { Challenge, SharedTask, Task, User } from '../../model/index.ts'
import { type Society, withDocuments, withoutDocuments } from '../society/index.ts'

/** The originals of a challenge's tasks, in its order, those it does not know last. */
export const originalsOf = (society: Society, challenge: Challenge): ReadonlyArray<SharedTask> => {
  const { habits, dailys, todos, rewards } = challenge.tasksOrder
  const order: ReadonlyArray<string> = [...habits, ...dailys, ...todos, ...rewards]
  const place = ({ _id }: SharedTask) => (order.includes(_id) ? order.indexOf(_id) : order.length)
  return Object.values(society.sharedTasks)
    .filter((task) => task.challenge.id === challenge._id)
    .sort((a, b) => place(a) - place(b))
}

/** The copies of a challenge's tasks that are loaded: one player's, or everybody's. */
export const copiesOf = (society: Society, challenge: Pick<Challenge, '_id'>, owner?: User): ReadonlyArray<Task> =>
  Object.values(society.tasks).filter(
    (task) => task.challenge.id === challenge._id && (owner === undefined || task.userId === owner._id),
  )

/** The copy as an ordinary task of the player. */
export const unlinked = (copy: Task): Task => ({ ...copy, challenge: {} })

/** The copies become the players' own. */
export const keepCopies = (society: Society, copies: ReadonlyArray<Task>): Society =>
  withDocuments(society, 'tasks', copies.map(unlinked))

/** The copies are gone, from the players' orders too. */
export const removeCopies = (society: Society, copies: ReadonlyArray<Task>): Society => {
  const owners = new Map<string, Set<Task['_id']>>()
  for (const { userId, _id } of copies) owners.set(userId, (owners.get(userId) ?? new Set()).add(_id))
  const users = [...owners].flatMap(([id, gone]) => {
    const user = society.users[id]
    return user === undefined ? [] : [withoutTasksInOrder(user, gone)]
  })
  return withoutDocuments(
    withDocuments(society, 'users', users),
    'tasks',
    copies.map(({ _id }) => _id),
  )
}
