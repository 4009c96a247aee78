import * as fc from 'fast-check'
import type { Catalogue } from '../../src/catalogue/index.ts'
import type { Player, Task, TasksOrder } from '../../src/model/index.ts'
import { aPlayer } from '../user.ts'
import { anyTasks } from './task.ts'
import { anyUser } from './user.ts'

const orderOf = (tasks: ReadonlyArray<Task>): TasksOrder => {
  const ids = (type: Task['type']) =>
    tasks.flatMap((task) => (task.type === type && !('completed' in task && task.completed) ? [task._id] : []))
  return {
    habits: ids('habit'),
    dailys: tasks.flatMap(({ type, _id }) => (type === 'daily' ? [_id] : [])),
    todos: ids('todo'),
    rewards: ids('reward'),
  }
}

/** A player with tasks, in the order they came. */
export const anyPlayer = (catalogue: Catalogue): fc.Arbitrary<Player> =>
  fc
    .record({ user: anyUser(catalogue), tasks: anyTasks })
    .map(({ user, tasks }) => aPlayer({ ...user, tasksOrder: orderOf(tasks) }, tasks))
