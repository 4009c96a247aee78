import * as E from 'fp-ts/lib/Either.js'
import type { Result, RuleContext } from '../kernel/index.ts'
import type { SharedTask, User } from '../model/index.ts'
import { createTasks, type NewTask } from '../tasks/index.ts'
import { asSharedTask, type Links } from './as-own-task.ts'

export type CreateTaskRefusals = 'invalidTaskType' | 'invalidReqParams' | 'taskAliasAlreadyUsed'

/** Creates tasks of a board or challenge by the rules for personal tasks, all or none. */
export const createSharedTasks = (
  context: Pick<RuleContext, 'now' | 'seed'>,
  maker: User,
  tasks: ReadonlyArray<NewTask>,
  links: Links,
): Result<CreateTaskRefusals, ReadonlyArray<SharedTask>> => {
  const withoutAlias = tasks.map(({ alias: _own, recurrence: _ownRecurrence, ...task }) => task)
  const created = createTasks(context)({ tasks: withoutAlias })({ user: maker, tasks: {} })
  return E.isLeft(created) ? created : E.right(created.right.report.map((task) => asSharedTask(task, links)))
}
