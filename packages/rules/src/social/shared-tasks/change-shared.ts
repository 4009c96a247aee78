import * as E from 'fp-ts/lib/Either.js'
import type { Answer, Outcome, RefusalKey, World } from '../../kernel/index.ts'
import type { SharedTask, Task, TaskOfPlayer, User } from '../../model/index.ts'
import { type TaskChanges, updateTask } from '../../tasks/index.ts'
import { givenBack, lent } from './lend.ts'

/** A shared task with other fields, under the rules of own tasks. Its due dates go by the clock of who changes it. */
export const changeShared = (
  world: Pick<World, 'now' | 'seed'>,
  actor: User,
  task: SharedTask,
  { alias: _own, ...changes }: TaskChanges,
): Answer<'invalidReqParams' | 'messageTaskNotFound' | 'taskAliasAlreadyUsed', SharedTask> => {
  const mine = lent(task, actor)
  const answer = updateTask(world)({ task: task._id, changes })({ user: actor, tasks: { [task._id]: mine } })
  if (E.isLeft(answer)) return answer
  const written = answer.right.state.tasks[task._id]
  return E.right(written === undefined || written === mine ? task : givenBack(written, task))
}

/** A rule about one own task, run on a shared one. */
export const onShared = <Key extends RefusalKey>(
  rule: (state: TaskOfPlayer) => Answer<Key, Outcome<TaskOfPlayer, Task>>,
  actor: User,
  task: SharedTask,
): Answer<Key, SharedTask> => {
  const mine = lent(task, actor)
  const answer = rule({ user: actor, task: mine })
  if (E.isLeft(answer)) return answer
  return E.right(answer.right.state.task === mine ? task : givenBack(answer.right.state.task, task))
}
