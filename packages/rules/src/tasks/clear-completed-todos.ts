import * as E from 'fp-ts/lib/Either.js'
import type { Answer, Outcome } from '../kernel/index.ts'
import type { Player, Task } from '../model/index.ts'
import { isOwn, withoutTasks } from './without-tasks.ts'

/** Deletes the player's own completed to-dos. Reference, api 2.6. */
export const clearCompletedTodos =
  () =>
  () =>
  (player: Player): Answer<never, Outcome<Player, undefined>> =>
    E.right(withoutTasks(player, Object.values<Task>(player.tasks).filter(isCleared)))

const isCleared = (task: Task): boolean => task.type === 'todo' && task.completed && isOwn(task)
