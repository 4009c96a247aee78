import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import {
  type Outcome,
  ownEntry,
  type RefusalKey,
  refuse,
  type Result,
  type RuleContext,
  type RuleError,
} from './kernel/index.ts'
import type { Player, Task, TaskId, TaskOfPlayer, User } from './model/index.ts'

/**
 * The tasks to load for a command besides the player: none, those named by id or alias, those that the player's document names,
 * all but completed to-dos (`active`), or all.
 */
export type TaskScope =
  | 'none'
  | 'active'
  | 'all'
  | { readonly named: ReadonlyArray<string> }
  | { readonly namedBy: (user: User) => ReadonlyArray<string> }

/** The refusal for a field of the params that does not decode: a key, or an error computed from the input. */
export type FieldRefusal = RefusalKey | ((input: unknown) => RuleError)

/** Refusals by field, in order of precedence. */
export type ParamsRefusals<Params> = { readonly [Field in keyof Params]?: FieldRefusal }

/** One row of the command table, shared by API and web. */
export type Command<Params = never, Report = unknown> = {
  /** An exact codec; only `decodeParams` decodes input with it. */
  readonly params: t.Type<Params, unknown, unknown>
  readonly refuses: Readonly<Record<string, FieldRefusal>>
  readonly scope: (params: Params) => TaskScope
  readonly rule: (
    context: RuleContext,
  ) => (params: Params) => (player: Player) => Result<RefusalKey, Outcome<Player, Report>>
  /** The refusal for a task that belongs to another player; `messageTaskNotFound` by default. */
  readonly foreign?: RefusalKey
}

type RuleOver<Params, State, Report> = (
  context: RuleContext,
) => (params: Params) => (state: State) => Result<RefusalKey, Outcome<State, Report>>

/** A command that reads and changes the player's user document only. */
export const userCommand = <Params, Report>(row: {
  readonly params: t.Type<Params, unknown, unknown>
  readonly refuses?: ParamsRefusals<Params>
  readonly rule: RuleOver<Params, User, Report>
}): Command<Params, Report> => ({
  params: row.params,
  refuses: refusalsOf(row),
  scope: () => 'none',
  rule: (context) => (params) => (player) =>
    E.map((result: Outcome<User, Report>) => ({
      ...result,
      state: result.state === player.user ? player : { ...player, user: result.state },
    }))(row.rule(context)(params)(player.user)),
})

/** A command on one task, named by id or alias. Refuses with `messageTaskNotFound` if there is none. */
export const taskCommand = <Params extends { readonly task: string }, Report>(row: {
  readonly params: t.Type<Params, unknown, unknown>
  readonly refuses?: ParamsRefusals<Params>
  readonly rule: RuleOver<Params, TaskOfPlayer, Report>
  readonly foreign?: RefusalKey
}): Command<Params, Report> => ({
  params: row.params,
  refuses: refusalsOf(row),
  ...(row.foreign === undefined ? {} : { foreign: row.foreign }),
  scope: ({ task }) => ({ named: [task] }),
  rule: (context) => (params) => (player) => {
    const task = taskNamed(player, params.task)
    if (task === undefined) return refuse('messageTaskNotFound', { taskId: params.task })
    const before = { user: player.user, task }
    return E.map((result: Outcome<TaskOfPlayer, Report>) => ({
      ...result,
      state: putBack(player, before, result.state),
    }))(row.rule(context)(params)(before))
  },
})

/** A command on the player and the tasks in its scope. */
export const playerCommand = <Params, Report>(row: {
  readonly params: t.Type<Params, unknown, unknown>
  readonly refuses?: ParamsRefusals<Params>
  readonly scope: (params: Params) => TaskScope
  readonly rule: RuleOver<Params, Player, Report>
}): Command<Params, Report> => ({ ...row, refuses: refusalsOf(row) })

/** The refusals by field of a row, empty by default. */
export const refusalsOf = <Params>({ refuses = {} }: { readonly refuses?: ParamsRefusals<Params> }) =>
  refuses as Readonly<Record<string, FieldRefusal>>

/** Looks a task up by id, then by alias. */
export const taskNamed = (player: Player, name: string): Task | undefined =>
  ownEntry<string, Task>(player.tasks, name) ?? Object.values<Task>(player.tasks).find((task) => task.alias === name)

const putBack = (player: Player, before: TaskOfPlayer, after: TaskOfPlayer): Player => {
  if (after.user === before.user && after.task === before.task) return player
  const id: TaskId = before.task._id
  return {
    user: after.user,
    tasks: after.task === before.task ? player.tasks : { ...player.tasks, [id]: after.task, ...nextTask(after) },
  }
}

const nextTask = ({ next }: TaskOfPlayer): Player['tasks'] => (next === undefined ? {} : { [next._id]: next })
