import * as E from 'fp-ts/lib/Either.js'
import type { Result, Outcome, RefusalKey, RuleContext } from '../kernel/index.ts'
import type { SharedTask, Task, TaskOfPlayer, User } from '../model/index.ts'
import { type TaskChanges, updateTask } from '../tasks/index.ts'
import { asSharedTask, asOwnTask } from './as-own-task.ts'

/** Changes a shared task by the rules for personal tasks. Due dates follow the actor's clock. */
export const updateSharedTask = (
  context: Pick<RuleContext, 'now' | 'seed'>,
  actor: User,
  task: SharedTask,
  { alias: _own, paused: _ownPause, recurrence: _ownRecurrence, ...changes }: TaskChanges,
): Result<'invalidReqParams' | 'messageTaskNotFound' | 'taskAliasAlreadyUsed', SharedTask> => {
  const ownTask = asOwnTask(task, actor)
  const result = updateTask(context)({ task: task._id, changes })({ user: actor, tasks: { [task._id]: ownTask } })
  if (E.isLeft(result)) return result
  const updated = result.right.state.tasks[task._id]
  return E.right(updated === undefined || updated === ownTask ? task : asSharedTask(updated, task))
}

/** Applies a rule for one personal task to a shared one. */
export const applyToSharedTask = <Key extends RefusalKey>(
  rule: (state: TaskOfPlayer) => Result<Key, Outcome<TaskOfPlayer, Task>>,
  actor: User,
  task: SharedTask,
): Result<Key, SharedTask> => {
  const ownTask = asOwnTask(task, actor)
  const result = rule({ user: actor, task: ownTask })
  if (E.isLeft(result)) return result
  return E.right(result.right.state.task === ownTask ? task : asSharedTask(result.right.state.task, task))
}
