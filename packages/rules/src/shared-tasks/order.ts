import type { SharedTask, TasksOrder } from '../model/index.ts'
import { ORDER_OF } from '../tasks/index.ts'

/** The order of an empty board or challenge. */
export const NO_ORDER: TasksOrder = { habits: [], dailys: [], todos: [], rewards: [] }

/** The order with these tasks on top, in their order. */
export const onTop = (order: TasksOrder, tasks: ReadonlyArray<SharedTask>): TasksOrder =>
  [...tasks].reverse().reduce((changed, { type, _id }) => {
    const list = ORDER_OF[type]
    return { ...changed, [list]: [_id, ...changed[list].filter((id) => id !== _id)] }
  }, order)

/** The order without this task. */
export const withoutInOrder = (order: TasksOrder, { type, _id }: SharedTask): TasksOrder => {
  const list = ORDER_OF[type]
  return { ...order, [list]: order[list].filter((id) => id !== _id) }
}
