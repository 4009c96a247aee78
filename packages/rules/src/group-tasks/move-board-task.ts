import * as E from 'fp-ts/lib/Either.js'
import { refuse } from '../kernel/index.ts'
import type { TaskId } from '../model/index.ts'
import { done, type SocialRule, withGroup } from '../social/society/index.ts'
import { movedTo, ORDER_OF } from '../tasks/index.ts'
import { type BoardRefusals, boardTaskNamed, type OneBoardTask } from './board-task-named.ts'

export type MoveBoardTask = OneBoardTask & { readonly position: number }

/** Moves a task within its column of the board: 0 is the top, anything below 0 the end. Reports the new order. */
export const moveBoardTask: SocialRule<
  'now',
  MoveBoardTask,
  BoardRefusals | 'cantMoveCompletedTodo',
  ReadonlyArray<TaskId>
> =
  ({ now }) =>
  (params) =>
  (society) => {
    const found = boardTaskNamed(society, params, 'edit', now)
    if (E.isLeft(found)) return found
    const { task, group } = found.right
    if (task.type === 'todo' && task.completed) return refuse('cantMoveCompletedTodo')
    const list = ORDER_OF[task.type]
    const order = movedTo(group.tasksOrder[list], task._id, params.position)
    return done(withGroup(society, { ...group, tasksOrder: { ...group.tasksOrder, [list]: order } }), order)
  }
