import * as E from 'fp-ts/lib/Either.js'
import type { Answer, World } from '../../kernel/index.ts'
import type { SharedTask, TasksOrder, User } from '../../model/index.ts'
import { createTasks, type NewTask, ORDER_OF } from '../../tasks/index.ts'
import { givenBack, type Links } from './lend.ts'

export type MakeRefusals = 'invalidTaskType' | 'invalidReqParams' | 'taskAliasAlreadyUsed'

/** Tasks of a board or a challenge, made as a player makes their own; all or none. */
export const makeShared = (
  world: Pick<World, 'now' | 'seed'>,
  maker: User,
  tasks: ReadonlyArray<NewTask>,
  links: Links,
): Answer<MakeRefusals, ReadonlyArray<SharedTask>> => {
  const nameless = tasks.map(({ alias: _own, ...task }) => task)
  const made = createTasks(world)({ tasks: nameless })({ user: maker, tasks: {} })
  return E.isLeft(made) ? made : E.right(made.right.report.map((task) => givenBack(task, links)))
}

/** The order with these tasks on top, as they come. */
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
