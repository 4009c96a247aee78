import * as E from 'fp-ts/lib/Either.js'
import { takeFirstStep } from '../achievements/index.ts'
import { dayClockOf } from '../calendar/index.ts'
import { type Answer, type FieldFault, type Outcome, refuse, refuseFields, type World } from '../kernel/index.ts'
import { type Player, type Task, type TaskId, TaskType } from '../model/index.ts'
import { isAliasTaken } from './alias.ts'
import { emptyTask } from './empty-task.ts'
import { idsForNewTasks } from './ids-for-new-tasks.ts'
import { withTasksOnTop } from './order.ts'
import type { NewTask, TaskChanges } from './task-fields.ts'
import { taskFaults } from './task-faults.ts'
import { fieldsOfKind, onlyFields } from './writable-fields.ts'
import { writtenTask } from './written-task.ts'

export type CreateTasks = { readonly tasks: ReadonlyArray<NewTask> }

type Refusals = 'invalidTaskType' | 'invalidReqParams' | 'taskAliasAlreadyUsed'

type Needs = Pick<World, 'seed' | 'now'>

/** A task before anything is written into it, and what shall be. */
type Draft = { readonly empty: Task; readonly changes: TaskChanges }

/** Makes tasks, all or none, on top of their lists in the given order. Reports them. Reference, api 2.6. */
export const createTasks =
  (world: Needs) =>
  ({ tasks }: CreateTasks) =>
  (player: Player): Answer<Refusals, Outcome<Player, ReadonlyArray<Task>>> => {
    const drafts = draftsOf(world, tasks, player)
    if (drafts === undefined) return refuse('invalidTaskType')
    const faults = drafts.flatMap(faultsOf)
    if (faults.length > 0) return refuseFields(faults)
    const taken = takenAlias(player, drafts)
    if (taken !== undefined) return refuse('taskAliasAlreadyUsed', { alias: taken })
    return E.right(withMade(player, drafts.map(toTask(world, player))))
  }

/** The ids and aliases that new tasks bring along: tasks that have them already stand in the way. */
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
  for (const [index, given] of tasks.entries()) {
    if (!TaskType.is(given.type)) return undefined
    const empty = emptyTask(given.type, { id: ids[index] as TaskId, owner: player.user._id, clock, now })
    drafts.push({
      empty: given.byHabitica === undefined ? empty : { ...empty, byHabitica: given.byHabitica },
      changes: onlyFields({ ...given, text: given.text ?? '' }, fieldsOfKind(given.type)),
    })
  }
  return drafts
}

/** Several tasks are told apart by their place. */
const faultsOf = (
  { empty, changes }: Draft,
  index: number,
  { length }: ReadonlyArray<Draft>,
): ReadonlyArray<FieldFault> =>
  taskFaults(empty, changes).map((fault) => (length === 1 ? fault : { ...fault, path: `${index}.${fault.path}` }))

const takenAlias = (player: Player, drafts: ReadonlyArray<Draft>): string | undefined => {
  const aliases = drafts.flatMap(({ changes }) => (typeof changes.alias === 'string' ? [changes.alias] : []))
  return aliases.find((alias, index) => isAliasTaken(player.tasks, alias) || aliases.indexOf(alias) !== index)
}

const toTask =
  ({ seed, now }: Needs, { user }: Player) =>
  ({ empty, changes }: Draft, index: number): Task =>
    writtenTask(empty, changes, { clock: dayClockOf(user), now, seed, name: `createTasks/${index}` })

/** The first task of a player who has been welcomed is a first step. */
const withMade = (player: Player, made: ReadonlyArray<Task>): Outcome<Player, ReadonlyArray<Task>> => {
  if (made.length === 0) return { state: player, report: made, events: [] }
  const { user, tasks } = player
  const ordered = withTasksOnTop(user, made)
  const step = user.flags.welcomed ? takeFirstStep('createdTask')(ordered) : undefined
  return {
    state: {
      user: step?.state ?? ordered,
      tasks: { ...tasks, ...Object.fromEntries(made.map((task) => [task._id, task])) },
    },
    report: made,
    events: [...made.map(({ _id }) => ({ type: 'TaskCreated', task: _id }) as const), ...(step?.events ?? [])],
  }
}
