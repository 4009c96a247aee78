import type { Task, TaskId, TasksOrder, TaskType, User } from '../../model/index.ts'

/** The key in `tasksOrder` by kind of task; `dailys` is the spelling on the wire. */
export const ORDER_OF = {
  habit: 'habits',
  daily: 'dailys',
  todo: 'todos',
  reward: 'rewards',
} as const satisfies Readonly<Record<TaskType, keyof TasksOrder>>

/** Replaces the order of one kind of task. */
export const withOrder = (user: User, type: TaskType, ids: ReadonlyArray<TaskId>): User => ({
  ...user,
  tasksOrder: { ...user.tasksOrder, [ORDER_OF[type]]: ids },
})

/** Puts tasks on top of their lists, in the order of the argument. */
export const withTasksOnTop = (user: User, tasks: ReadonlyArray<Task>): User =>
  [...new Set(tasks.map(({ type }) => type))].reduce((changed, type) => {
    const ids = tasks.filter((task) => task.type === type).map(({ _id }) => _id)
    const others = changed.tasksOrder[ORDER_OF[type]].filter((id) => !ids.includes(id))
    return withOrder(changed, type, [...ids, ...others])
  }, user)

/** Appends tasks to their lists. Skips completed to-dos, which have no place there, and tasks that are listed already. */
export const withTasksAtEnd = (user: User, tasks: ReadonlyArray<Task>): User =>
  tasks.reduce((changed, task) => {
    const before = changed.tasksOrder[ORDER_OF[task.type]]
    if (before.includes(task._id) || (task.type === 'todo' && task.completed)) return changed
    return withOrder(changed, task.type, [...before, task._id])
  }, user)

/** Removes tasks from the player's order. Returns the same player if none is listed. */
export const withoutTasksInOrder = (user: User, ids: ReadonlySet<TaskId>): User => {
  const { habits, dailys, todos, rewards } = user.tasksOrder
  if (![habits, dailys, todos, rewards].some((order) => order.some((id) => ids.has(id)))) return user
  const without = (order: ReadonlyArray<TaskId>) => order.filter((id) => !ids.has(id))
  return {
    ...user,
    tasksOrder: { habits: without(habits), dailys: without(dailys), todos: without(todos), rewards: without(rewards) },
  }
}

/** Sorts tasks by the player's order; tasks that are not in it follow in their original order. docs/reference/application.md 4. */
export const sortByOrder = <T extends Pick<Task, '_id' | 'type'>>(
  tasks: ReadonlyArray<T>,
  order: TasksOrder,
): ReadonlyArray<T> => {
  const places = new Map<TaskId, number>()
  for (const type of TYPES) for (const id of order[ORDER_OF[type]]) places.set(id, places.size)
  const placeOf = ({ _id }: T) => places.get(_id) ?? Number.POSITIVE_INFINITY
  return [...tasks].sort((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)))
}

const TYPES = ['habit', 'daily', 'todo', 'reward'] as const
