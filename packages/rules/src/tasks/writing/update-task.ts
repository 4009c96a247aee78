import * as E from 'fp-ts/lib/Either.js'
import { dayClockOf } from '../../calendar/index.ts'
import { taskNamed } from '../../command.ts'
import {
  type IsoInstant,
  type Outcome,
  refuse,
  refuseFields,
  type Result,
  type RuleContext,
  toIso,
} from '../../kernel/index.ts'
import type { Player, Task } from '../../model/index.ts'
import { isAliasTaken } from './alias.ts'
import { followingStart } from './normalize-daily.ts'
import type { TaskChanges } from './task-fields.ts'
import { misfitFaults, taskFaults } from './task-faults.ts'
import { onlyFields, writableFields } from './writable-fields.ts'
import { type NormalizeContext, normalizeTask } from './normalize-task.ts'

export type UpdateTask = { readonly task: string; readonly changes: TaskChanges }

type Refusals = 'messageTaskNotFound' | 'invalidReqParams' | 'taskAliasAlreadyUsed'

/** Updates the fields of a task that the request names; fields that are not writable are ignored. docs/reference/api.md 2.6. */
export const updateTask =
  ({ seed, now }: Pick<RuleContext, 'seed' | 'now'>) =>
  ({ task: name, changes: requested }: UpdateTask) =>
  (player: Player): Result<Refusals, Outcome<Player, Task>> => {
    const task = taskNamed(player, name)
    if (task === undefined) return refuse('messageTaskNotFound', { taskId: name })
    const writable = writableFields(task)
    const changes = onlyFields(requested, writable)
    const faults = [...misfitFaults(writable, requested), ...taskFaults(task, changes)]
    if (faults.length > 0) return refuseFields(task.type, faults)
    if (typeof changes.alias === 'string' && isAliasTaken(player.tasks, changes.alias, task))
      return refuse('taskAliasAlreadyUsed', { alias: changes.alias })
    const after = updated(task, changes, { clock: dayClockOf(player.user), now, seed, rule: 'updateTask' })
    return E.right(replaceTask(player, task, after, toIso(now)))
  }

/** An update makes a monthly rule by date follow its start; creating one leaves its dates as they are. */
const updated = (task: Task, changes: TaskChanges, context: NormalizeContext): Task => {
  const normalized = normalizeTask(task, changes, context)
  if (normalized.type !== 'daily' || normalized.frequency !== 'monthly' || normalized.daysOfMonth.length === 0)
    return normalized
  const following = followingStart(normalized, context.clock)
  return following === normalized ? normalized : normalizeTask(following, {}, context)
}

/** Replaces a task. Returns the same player and no event if the task is equal to the one before. */
const replaceTask = (player: Player, before: Task, after: Task, at: IsoInstant): Outcome<Player, Task> => {
  if (isSame(before, after)) return { state: player, report: before, events: [] }
  const task = { ...after, updatedAt: at }
  return {
    state: { user: player.user, tasks: { ...player.tasks, [task._id]: task } },
    report: task,
    events: [{ type: 'TaskUpdated', task: task._id }],
  }
}

const isSame = (before: Task, after: Task): boolean =>
  before === after || [...keysOf(before, after)].every((key) => sameField(read(before, key), read(after, key)))

const keysOf = (before: Task, after: Task): ReadonlySet<string> =>
  new Set([...Object.keys(before), ...Object.keys(after)])

const read = (task: Task, key: string): unknown => (task as Readonly<Record<string, unknown>>)[key]

/** Compares as JSON: fields are plain data and always written in the same order of keys. */
const sameField = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
