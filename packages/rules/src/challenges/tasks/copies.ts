import { withoutTasksInOrder } from '../../tasks/index.ts'
import type { Challenge, SharedTask, Task, User } from '../../model/index.ts'
import { type Documents, withDocuments, withoutDocuments } from '../../documents/index.ts'

/** The originals of a challenge's tasks in its order; tasks missing from the order come last. */
export const originalsOf = (documents: Documents, challenge: Challenge): ReadonlyArray<SharedTask> => {
  const { habits, dailys, todos, rewards } = challenge.tasksOrder
  const order: ReadonlyArray<string> = [...habits, ...dailys, ...todos, ...rewards]
  const place = ({ _id }: SharedTask) => (order.includes(_id) ? order.indexOf(_id) : order.length)
  return Object.values(documents.sharedTasks)
    .filter((task) => task.challenge.id === challenge._id)
    .sort((a, b) => place(a) - place(b))
}

/** The loaded copies of a challenge's tasks: those of one player, or all. */
export const copiesOf = (documents: Documents, challenge: Pick<Challenge, '_id'>, owner?: User): ReadonlyArray<Task> =>
  Object.values(documents.tasks).filter(
    (task) => task.challenge.id === challenge._id && (owner === undefined || task.userId === owner._id),
  )

/** The copy as an ordinary personal task. */
export const unlinked = (copy: Task): Task => ({ ...copy, challenge: {} })

/** Turns the copies into ordinary personal tasks. */
export const keepCopies = (documents: Documents, copies: ReadonlyArray<Task>): Documents =>
  withDocuments(documents, 'tasks', copies.map(unlinked))

/** Deletes the copies, and removes them from the players' orders. */
export const removeCopies = (documents: Documents, copies: ReadonlyArray<Task>): Documents => {
  const owners = new Map<string, Set<Task['_id']>>()
  for (const { userId, _id } of copies) owners.set(userId, (owners.get(userId) ?? new Set()).add(_id))
  const users = [...owners].flatMap(([id, removedIds]) => {
    const user = documents.users[id]
    return user === undefined ? [] : [withoutTasksInOrder(user, removedIds)]
  })
  return withoutDocuments(
    withDocuments(documents, 'users', users),
    'tasks',
    copies.map(({ _id }) => _id),
  )
}
