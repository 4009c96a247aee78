import * as E from 'fp-ts/lib/Either.js'
import { dayClockOf } from '../calendar/index.ts'
import { taskNamed } from '../command.ts'
import { type Answer, type Outcome, refuse, refuseFields, toIso, type World } from '../kernel/index.ts'
import type { Player, Task } from '../model/index.ts'
import { isAliasTaken } from './alias.ts'
import { followingStart } from './normal-daily.ts'
import type { TaskChanges } from './task-fields.ts'
import { taskFaults } from './task-faults.ts'
import { touched } from './touched.ts'
import { onlyFields, writableFields } from './writable-fields.ts'
import { type Writing, writtenTask } from './written-task.ts'

export type UpdateTask = { readonly task: string; readonly changes: TaskChanges }

type Refusals = 'messageTaskNotFound' | 'invalidReqParams' | 'taskAliasAlreadyUsed'

/** Writes the named fields of a task and no other; fields that may not be written are ignored. Reference, api 2.6. */
export const updateTask =
  ({ seed, now }: Pick<World, 'seed' | 'now'>) =>
  ({ task: name, changes: wished }: UpdateTask) =>
  (player: Player): Answer<Refusals, Outcome<Player, Task>> => {
    const task = taskNamed(player, name)
    if (task === undefined) return refuse('messageTaskNotFound', { taskId: name })
    const changes = onlyFields(wished, writableFields(task))
    const faults = taskFaults(task, changes)
    if (faults.length > 0) return refuseFields(faults)
    if (typeof changes.alias === 'string' && isAliasTaken(player.tasks, changes.alias, task))
      return refuse('taskAliasAlreadyUsed', { alias: changes.alias })
    const written = updated(task, changes, { clock: dayClockOf(player.user), now, seed, name: 'updateTask' })
    return E.right(touched(player, task, written, toIso(now)))
  }

/** Changing a monthly rule by date makes it follow its start; making one leaves its dates as they are. */
const updated = (task: Task, changes: TaskChanges, writing: Writing): Task => {
  const written = writtenTask(task, changes, writing)
  if (written.type !== 'daily' || written.frequency !== 'monthly' || written.daysOfMonth.length === 0) return written
  const following = followingStart(written, writing.clock)
  return following === written ? written : writtenTask(following, {}, writing)
}
