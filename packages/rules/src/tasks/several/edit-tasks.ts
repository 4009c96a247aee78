import * as E from 'fp-ts/lib/Either.js'
import { taskNamed } from '../../command.ts'
import {
  dayClockOf,
  fromIsoDay,
  midnightOf,
  movedReminders,
  noonOf,
  toIsoDay,
  userDay,
  withDueDates,
} from '../../calendar/index.ts'
import {
  type Instant,
  type Outcome,
  outcome,
  refuse,
  type Result,
  reuseUnchanged,
  type RuleContext,
  toIso,
} from '../../kernel/index.ts'
import {
  asKey,
  type Player,
  type TagId,
  type Task,
  type TaskId,
  type TaskOfPlayer,
  type User,
} from '../../model/index.ts'
import { moveTask, sortByOrder } from '../order/index.ts'
import { withoutTasks } from '../without-tasks.ts'
import { createTasks, type TaskChanges, updateTask } from '../writing/index.ts'
import { canEdit } from './can-edit.ts'
import { convertedTo, copyOf } from './copies.ts'
import type { TaskEdit } from './task-edit.ts'

export type EditTasks = { readonly tasks: ReadonlyArray<string>; readonly edit: TaskEdit }

/** The tasks that took the edit, and those that it does not fit. */
export type EditReport = { readonly edited: ReadonlyArray<TaskId>; readonly left: ReadonlyArray<TaskId> }

type Refusals =
  | 'messageTaskNotFound'
  | 'tagNotFound'
  | 'invalidTaskType'
  | 'invalidReqParams'
  | 'taskAliasAlreadyUsed'
  | 'cantMoveCompletedTodo'

type Needs = Pick<RuleContext, 'seed' | 'now'>

type Step = Result<Refusals, Outcome<Player, unknown>>

/** Changes several tasks in one act. Tasks that it does not fit stay as they are, and are reported. decision 117. */
export const editTasks =
  (context: Needs) =>
  ({ tasks: names, edit }: EditTasks) =>
  (player: Player): Result<Refusals, Outcome<Player, EditReport>> => {
    const named = tasksNamed(player, names)
    if (named.length === 0) return refuse('messageTaskNotFound', { taskId: names[0] ?? '' })
    if (edit.type === 'tag' && !player.user.tags.some(({ id }) => id === edit.tag))
      return refuse('tagNotFound', { tagId: edit.tag })
    const today = { clock: dayClockOf(player.user), now: context.now }
    const fitting = named.filter(canEdit(edit, today))
    const report: EditReport = {
      edited: fitting.map(({ _id }) => _id),
      left: named.filter((task) => !fitting.includes(task)).map(({ _id }) => _id),
    }
    return E.map((done: Outcome<Player, unknown>) => ({ ...done, report }))(edited(context, edit, fitting)(player))
  }

/** In the player's order, each once. */
const tasksNamed = (player: Player, names: ReadonlyArray<string>): ReadonlyArray<Task> =>
  sortByOrder([...new Set(names.flatMap((name) => taskNamed(player, name) ?? []))], player.user.tasksOrder)

const edited =
  (context: Needs, edit: TaskEdit, tasks: ReadonlyArray<Task>) =>
  (player: Player): Step => {
    switch (edit.type) {
      case 'tag':
        return E.right(withTag(player, tasks, { tag: asKey<TagId>(edit.tag), on: edit.on, at: context.now }))
      case 'difficulty': {
        const changes = { priority: edit.priority }
        return inTurn(tasks, ({ _id }) => updateTask(context)({ task: _id, changes }))(player)
      }
      case 'move':
        return E.map((done: Outcome<Player, unknown>) => ({ ...done, state: reuseUnchanged(player, done.state) }))(
          inTurn(edit.to === 'top' ? tasks.toReversed() : tasks, moved(edit.to))(player),
        )
      case 'duplicate':
        return createTasks(context)({ tasks: tasks.map(copyOf) })(player)
      case 'convert': {
        const converted = tasks.map((task) => convertedTo(task, edit.to, context.now))
        return after(withoutTasks(player, tasks), createTasks(context)({ tasks: converted }))
      }
      case 'delete':
        return E.right(withoutTasks(player, tasks))
      case 'skip':
        return E.right(withSkip(player, tasks, edit.on, context.now))
      case 'startOn':
        return inTurn(tasks, (task) =>
          updateTask(context)({ task: task._id, changes: startingOn(player.user, task, edit.day) }),
        )(player)
    }
  }

type OneStep = (player: Player) => Step

const inTurn =
  (tasks: ReadonlyArray<Task>, stepOf: (task: Task) => OneStep) =>
  (player: Player): Step =>
    tasks.reduce<Step>(
      (before, task) => (E.isLeft(before) ? before : after(before.right, stepOf(task))),
      E.right(outcome(player)),
    )

const after = (before: Outcome<Player, unknown>, step: OneStep): Step =>
  E.map((done: Outcome<Player, unknown>) => ({ ...done, events: [...before.events, ...done.events] }))(
    step(before.state),
  )

const moved =
  (to: 'top' | 'bottom') =>
  ({ _id }: Task): OneStep =>
  (player) => {
    const { user, tasks } = player
    const position = to === 'top' ? 0 : -1
    return E.map(
      (done: Outcome<TaskOfPlayer, unknown>): Outcome<Player, unknown> => ({
        ...done,
        state: done.state.user === user ? player : { user: done.state.user, tasks },
      }),
    )(moveTask()({ task: _id, position })({ user, task: tasks[_id] as Task }))
  }

const startingOn = (user: User, task: Task, day: string): TaskChanges => {
  const clock = dayClockOf(user)
  const date = fromIsoDay(day)
  if (task.type === 'daily') return { startDate: toIso(midnightOf(clock, date)) }
  if (task.type !== 'todo') return {}
  const reminders = task.reminders.length === 0 ? {} : { reminders: movedReminders(clock, task, date) }
  return { date: toIso(noonOf(clock, date)), ...reminders }
}

type TagEdit = { readonly tag: TagId; readonly on: boolean; readonly at: number }

const withTag = (player: Player, tasks: ReadonlyArray<Task>, { tag, on, at }: TagEdit): Outcome<Player, undefined> => {
  const changed = tasks
    .filter((task) => task.tags.includes(tag) !== on)
    .map((task) => ({
      ...task,
      tags: on ? [...task.tags, tag] : task.tags.filter((each) => each !== tag),
      updatedAt: toIso(at),
    }))
  return withChanged(player, changed)
}

/** A day on which a daily is skipped is its own field, so that its schedule stays as it is. */
const withSkip = (player: Player, tasks: ReadonlyArray<Task>, on: boolean, at: Instant): Outcome<Player, undefined> => {
  const clock = dayClockOf(player.user)
  const changed = tasks.flatMap((task) => {
    if (task.type !== 'daily') return []
    const { skippedOn: _day, ...again } = task
    const daily = on ? { ...task, skippedOn: toIsoDay(userDay(clock, at)) } : again
    return [{ ...withDueDates(daily, clock, at), updatedAt: toIso(at) }]
  })
  return withChanged(player, changed)
}

const withChanged = (player: Player, changed: ReadonlyArray<Task>): Outcome<Player, undefined> =>
  changed.length === 0
    ? outcome(player)
    : outcome(
        { ...player, tasks: { ...player.tasks, ...Object.fromEntries(changed.map((task) => [task._id, task])) } },
        changed.map(({ _id }) => ({ type: 'TaskUpdated', task: _id })),
      )
