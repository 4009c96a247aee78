import * as E from 'fp-ts/lib/Either.js'
import type { Result, Outcome } from '../kernel/index.ts'
import type { Player, Task } from '../model/index.ts'
import { isOwn, withoutTasks } from './without-tasks.ts'

/** Deletes the player's own completed to-dos. docs/reference/api.md 2.6. */
export const clearCompletedTodos =
  () =>
  () =>
  (player: Player): Result<never, Outcome<Player, undefined>> =>
    E.right(withoutTasks(player, Object.values<Task>(player.tasks).filter(isCleared)))

const isCleared = (task: Task): boolean => task.type === 'todo' && task.completed && isOwn(task)
