import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { type Answer, lookUp, type Outcome, refuse, type RefusalKey, type World } from './kernel/index.ts'
import type { Player, Task, TaskId, TaskOfPlayer, User } from './model/index.ts'

/**
 * The tasks a command needs besides the player: none, the named ones (ids or aliases), those still to do, or every one.
 * `active` leaves out completed to-dos.
 */
export type TaskScope = 'none' | 'active' | 'all' | { readonly named: ReadonlyArray<string> }

/** One row of the table that both shells run: a name, the shape of its parameters, the documents it needs, and the rule. */
export type Command<Params = never, Report = unknown> = {
  readonly params: t.Type<Params, unknown, unknown>
  readonly scope: (params: Params) => TaskScope
  readonly rule: (world: World) => (params: Params) => (player: Player) => Answer<RefusalKey, Outcome<Player, Report>>
}

type RuleOver<Params, State, Report> = (
  world: World,
) => (params: Params) => (state: State) => Answer<RefusalKey, Outcome<State, Report>>

/** A command about the player's own document. */
export const userCommand = <Params, Report>(row: {
  readonly params: t.Type<Params, unknown, unknown>
  readonly rule: RuleOver<Params, User, Report>
}): Command<Params, Report> => ({
  params: row.params,
  scope: () => 'none',
  rule: (world) => (params) => (player) =>
    E.map((answer: Outcome<User, Report>) => ({
      ...answer,
      state: answer.state === player.user ? player : { ...player, user: answer.state },
    }))(row.rule(world)(params)(player.user)),
})

/** A command about one task, named by id or alias. Refuses messageTaskNotFound. */
export const taskCommand = <Params extends { readonly task: string }, Report>(row: {
  readonly params: t.Type<Params, unknown, unknown>
  readonly rule: RuleOver<Params, TaskOfPlayer, Report>
}): Command<Params, Report> => ({
  params: row.params,
  scope: ({ task }) => ({ named: [task] }),
  rule: (world) => (params) => (player) => {
    const task = taskNamed(player, params.task)
    if (task === undefined) return refuse('messageTaskNotFound', { taskId: params.task })
    const before = { user: player.user, task }
    return E.map((answer: Outcome<TaskOfPlayer, Report>) => ({
      ...answer,
      state: putBack(player, before, answer.state),
    }))(row.rule(world)(params)(before))
  },
})

/** A command about the player and several tasks. */
export const playerCommand = <Params, Report>(row: {
  readonly params: t.Type<Params, unknown, unknown>
  readonly scope: (params: Params) => TaskScope
  readonly rule: RuleOver<Params, Player, Report>
}): Command<Params, Report> => row

/** The task with this id, or else with this alias. */
export const taskNamed = (player: Player, name: string): Task | undefined =>
  lookUp<string, Task>(player.tasks, name) ?? Object.values<Task>(player.tasks).find((task) => task.alias === name)

const putBack = (player: Player, before: TaskOfPlayer, after: TaskOfPlayer): Player => {
  if (after.user === before.user && after.task === before.task) return player
  const id: TaskId = before.task._id
  return {
    user: after.user,
    tasks: after.task === before.task ? player.tasks : { ...player.tasks, [id]: after.task },
  }
}
