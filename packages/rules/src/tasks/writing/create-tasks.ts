import * as E from 'fp-ts/lib/Either.js'
import { takeFirstStep } from '../../achievements/index.ts'
import { dayClockOf } from '../../calendar/index.ts'
import {
  type FieldFault,
  idFrom,
  isUuid,
  type Outcome,
  refuse,
  refuseFields,
  type Result,
  type RuleContext,
  type Seed,
} from '../../kernel/index.ts'
import { asKey, type Player, type Task, type TaskId, TaskType } from '../../model/index.ts'
import { isAliasTaken } from './alias.ts'
import { emptyTask } from './empty-task.ts'
import { withTasksOnTop } from '../order/index.ts'
import type { NewTask, TaskChanges } from './task-fields.ts'
import { misfitFaults, taskFaults } from './task-faults.ts'
import { fieldsOfKind, onlyFields } from './writable-fields.ts'
import { normalizeTask } from './normalize-task.ts'

export type CreateTasks = { readonly tasks: ReadonlyArray<NewTask> }

type Refusals = 'invalidTaskType' | 'invalidReqParams' | 'taskAliasAlreadyUsed'

type Needs = Pick<RuleContext, 'seed' | 'now'>

/** An empty task, the changes to apply to it, and the fields whose values do not fit. */
type Draft = { readonly empty: Task; readonly changes: TaskChanges; readonly misfits: ReadonlyArray<FieldFault> }

/** Creates tasks, all or none, on top of their lists in the order of the request. Reports them. docs/reference/api.md 2.6. */
export const createTasks =
  (context: Needs) =>
  ({ tasks }: CreateTasks) =>
  (player: Player): Result<Refusals, Outcome<Player, ReadonlyArray<Task>>> => {
    const drafts = draftsOf(context, tasks, player)
    if (drafts === undefined) return refuse('invalidTaskType')
    const faults = drafts.flatMap(faultsOf)
    const [first] = drafts
    if (first !== undefined && faults.length > 0) return refuseFields(first.empty.type, faults)
    const duplicateAlias = duplicateAliasIn(player, drafts)
    if (duplicateAlias !== undefined) return refuse('taskAliasAlreadyUsed', { alias: duplicateAlias })
    return E.right(withCreated(player, drafts.map(toTask(context, player))))
  }

/** The ids and aliases that new tasks ask for; existing tasks that have them are loaded to find conflicts. */
export const namesOf = (tasks: ReadonlyArray<NewTask>): ReadonlyArray<string> =>
  tasks.flatMap(({ _id, id, alias }) => [_id, id, alias].filter((name) => typeof name === 'string'))

const draftsOf = (
  { seed, now }: Needs,
  tasks: ReadonlyArray<NewTask>,
  player: Player,
): ReadonlyArray<Draft> | undefined => {
  const ids = idsForNewTasks(seed, tasks, player.tasks)
  const clock = dayClockOf(player.user)
  const drafts: Draft[] = []
  for (const [index, input] of tasks.entries()) {
    if (!TaskType.is(input.type)) return undefined
    const empty = emptyTask(input.type, { id: ids[index] as TaskId, owner: player.user._id, clock, now })
    drafts.push({
      empty: input.byHabitica === undefined ? empty : { ...empty, byHabitica: input.byHabitica },
      changes: onlyFields({ ...input, text: input.text ?? '' }, fieldsOfKind(input.type)),
      misfits: misfitFaults([...fieldsOfKind(input.type), '_id', 'id'], input),
    })
  }
  return drafts
}

/** With several tasks, the path of a fault begins with the index of its task. */
const faultsOf = (
  { empty, changes, misfits }: Draft,
  index: number,
  { length }: ReadonlyArray<Draft>,
): ReadonlyArray<FieldFault> =>
  [...misfits, ...taskFaults(empty, changes).filter(({ path }) => !misfits.some((misfit) => misfit.path === path))].map(
    (fault) => (length === 1 ? fault : { ...fault, path: `${index}.${fault.path}` }),
  )

const duplicateAliasIn = (player: Player, drafts: ReadonlyArray<Draft>): string | undefined => {
  const aliases = drafts.flatMap(({ changes }) => (typeof changes.alias === 'string' ? [changes.alias] : []))
  return aliases.find((alias, index) => isAliasTaken(player.tasks, alias) || aliases.indexOf(alias) !== index)
}

const toTask =
  ({ seed, now }: Needs, { user }: Player) =>
  ({ empty, changes }: Draft, index: number): Task =>
    normalizeTask(empty, changes, { clock: dayClockOf(user), now, seed, rule: 'createTasks', subject: `${index}/` })

/** Creating a task is a step of the onboarding, once the player has been welcomed. */
const withCreated = (player: Player, created: ReadonlyArray<Task>): Outcome<Player, ReadonlyArray<Task>> => {
  if (created.length === 0) return { state: player, report: created, events: [] }
  const { user, tasks } = player
  const ordered = withTasksOnTop(user, created)
  const step = user.flags.welcomed ? takeFirstStep('createdTask')(ordered) : undefined
  return {
    state: {
      user: step?.state ?? ordered,
      tasks: { ...tasks, ...Object.fromEntries(created.map((task) => [task._id, task])) },
    },
    report: created,
    events: [...created.map(({ _id }) => ({ type: 'TaskCreated', task: _id }) as const), ...(step?.events ?? [])],
  }
}

/** The id of each new task: the requested one if it is a free UUID, else one drawn from the seed. */
const idsForNewTasks = (
  seed: Seed,
  tasks: ReadonlyArray<NewTask>,
  existing: Player['tasks'],
): ReadonlyArray<TaskId> => {
  const used = new Set<string>(Object.keys(existing))
  return tasks.map(({ _id, id }, index) => {
    const requestedId = (_id ?? id ?? '').toLowerCase()
    const taskId = isUuid(requestedId) && !used.has(requestedId) ? requestedId : idFrom(seed, `createTasks.id/${index}`)
    used.add(taskId)
    return asKey(taskId)
  })
}
