import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Outcome, refuse } from '../../kernel/index.ts'
import type { TaskId, TaskOfPlayer } from '../../model/index.ts'
import { ORDER_OF, withOrder } from './order.ts'

export type MoveTask = { readonly task: string; readonly position: number }

/** Moves a task within its list: 0 is the top, a negative position the end. Reports the new order. docs/reference/api.md 2.6. */
export const moveTask =
  () =>
  ({ position }: MoveTask) =>
  ({ user, task }: TaskOfPlayer): Result<'cantMoveCompletedTodo', Outcome<TaskOfPlayer, ReadonlyArray<TaskId>>> => {
    if (task.type === 'todo' && task.completed) return refuse('cantMoveCompletedTodo')
    const before = user.tasksOrder[ORDER_OF[task.type]]
    const after = movedTo(before, task._id, position)
    const state = after === before ? { user, task } : { user: withOrder(user, task.type, after), task }
    return E.right({ state, report: after, events: [] })
  }

/** Moves an element of a list. Returns the same list if it is in that position already. */
export const movedTo = <A>(list: ReadonlyArray<A>, element: A, position: number): ReadonlyArray<A> => {
  const others = list.filter((each) => each !== element)
  const at = position < 0 ? others.length : Math.min(position, others.length)
  return list[at] === element ? list : others.toSpliced(at, 0, element)
}
