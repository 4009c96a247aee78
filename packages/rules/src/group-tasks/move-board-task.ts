import * as E from 'fp-ts/lib/Either.js'
import { refuse } from '../kernel/index.ts'
import type { TaskId } from '../model/index.ts'
import { succeed, type SharedRule, withGroup } from '../documents/index.ts'
import { movedTo, ORDER_OF } from '../tasks/index.ts'
import { type BoardRefusals, requireBoardTask, type OneBoardTask } from './require-board-task.ts'

export type MoveBoardTask = OneBoardTask & { readonly position: number }

/** Moves a task within its column: 0 is the top, a negative position the end. Reports the new order. */
export const moveBoardTask: SharedRule<
  'now',
  MoveBoardTask,
  BoardRefusals | 'cantMoveCompletedTodo',
  ReadonlyArray<TaskId>
> =
  ({ now }) =>
  (params) =>
  (documents) => {
    const target = requireBoardTask(documents, params, 'edit', now)
    if (E.isLeft(target)) return target
    const { task, group } = target.right
    if (task.type === 'todo' && task.completed) return refuse('cantMoveCompletedTodo')
    const list = ORDER_OF[task.type]
    const order = movedTo(group.tasksOrder[list], task._id, params.position)
    return succeed(withGroup(documents, { ...group, tasksOrder: { ...group.tasksOrder, [list]: order } }), order)
  }
