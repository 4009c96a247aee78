import { freeTasks, withTasks } from '../classes/index.ts'
import type { Player, Task } from '../model/index.ts'

/** The player with tasks that were never scored: own ones, as far as they are still to do. Reference, rules 5.2 step 2. */
export const withFreshTasks = (player: Player): Player => withTasks(player, freeTasks(player).map(fresh))

const fresh = (task: Task): Task => {
  switch (task.type) {
    case 'habit':
      return isFresh(task, task.counterUp, task.counterDown)
        ? task
        : { ...task, value: 0, counterUp: 0, counterDown: 0 }
    case 'daily':
      return isFresh(task, task.streak) ? task : { ...task, value: 0, streak: 0 }
    case 'todo':
      return task.completed || isFresh(task) ? task : { ...task, value: 0 }
    case 'reward':
      return task
  }
}

const isFresh = ({ value }: Task, ...counters: ReadonlyArray<number>): boolean =>
  value === 0 && counters.every((counter) => counter === 0)
