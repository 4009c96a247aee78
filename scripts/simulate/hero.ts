import * as E from 'fp-ts/lib/Either.js'
import type { Command } from '@daykeep/rules/command'
import type { Catalogue } from '@daykeep/rules/catalogue'
import type { GameEvent, Instant } from '@daykeep/rules/kernel'
import type { Player, Task, TaskId, User } from '@daykeep/rules/model'
import { executeCommand } from '@daykeep/rules/execute'
import type { Chance } from './chance.ts'
import { type PlayerRecord, noteEvents } from './player-record.ts'
import type { PlayStyle } from './temperament.ts'

/** A simulated player. Only `dispatch` and the shared commands of their party change `user` and `tasks`. */
export type Hero = {
  readonly catalogue: Catalogue
  readonly style: PlayStyle
  readonly chance: Chance
  readonly life: PlayerRecord
  user: User
  tasks: Record<TaskId, Task>
  /** Gold for the next piece of gear when the market was last checked; 0 to check again. */
  gearFrom: number
  day: number
  at: Instant
}

export type CommandOutcome<Report> = { readonly report: Report; readonly events: ReadonlyArray<GameEvent> }

/** Executes a command on the tasks of its scope; undefined, and counted by key, when it was refused. */
export const dispatch = <Params, Report>(
  hero: Hero,
  command: Command<Params, Report>,
  params: Params,
): CommandOutcome<Report> | undefined => {
  const player = playerFor(hero, command.scope(params))
  const result = executeCommand(hero.catalogue)(command, { params, at: hero.at })(player)
  if (E.isLeft(result)) {
    const { key } = result.left
    hero.life.refused[key] = (hero.life.refused[key] ?? 0) + 1
    return undefined
  }
  const { state, report, events } = result.right
  become(hero, state.user)
  keepTasks(hero, player.tasks, state.tasks)
  noteEvents(hero.life, events, hero.day)
  return { report, events }
}

/** Replaces the hero's user and counts the gold gained. */
export const become = (hero: Hero, user: User): void => {
  hero.life.goldEarned += Math.max(0, user.stats.gp - hero.user.stats.gp)
  hero.user = user
}

const playerFor = ({ user, tasks }: Hero, scope: ReturnType<Command['scope']>): Player => {
  if (scope === 'none') return { user, tasks: {} }
  if (typeof scope !== 'object') return { user, tasks }
  const scoped: Record<string, Task> = {}
  for (const name of 'named' in scope ? scope.named : scope.namedBy(user)) {
    const task = tasks[name as TaskId]
    if (task !== undefined) scoped[name] = task
  }
  return { user, tasks: scoped }
}

/** Writes the tasks of a command back, in place where possible; a command on all tasks replaces all. */
const keepTasks = (hero: Hero, before: Player['tasks'], after: Player['tasks']): void => {
  if (after === before) return
  if (before === hero.tasks) {
    hero.tasks = after
    return
  }
  const removedIds = Object.keys(before).filter((id) => !(id in after))
  if (removedIds.length > 0) hero.tasks = without(hero.tasks, removedIds)
  for (const task of Object.values<Task>(after))
    if (task._id in hero.tasks) hero.tasks[task._id] = task
    else hero.tasks = { ...hero.tasks, [task._id]: task }
}

const without = (tasks: Player['tasks'], removed: ReadonlyArray<string>): Player['tasks'] =>
  Object.fromEntries(Object.entries<Task>(tasks).filter(([id]) => !removed.includes(id)))
