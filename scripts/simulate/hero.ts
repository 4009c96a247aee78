import * as E from 'fp-ts/lib/Either.js'
import type { Command } from '../../packages/rules/src/command.ts'
import type { Catalogue } from '../../packages/rules/src/content/index.ts'
import type { GameEvent, Instant } from '../../packages/rules/src/kernel/index.ts'
import type { Player, Task, TaskId, User } from '../../packages/rules/src/model/index.ts'
import { play } from '../../packages/rules/src/turn/index.ts'
import type { Chance } from './chance.ts'
import { type Life, noteEvents } from './life.ts'
import type { Ways } from './temperament.ts'

/** A player of the simulation. Only `act`, and the decisions of their party, change `user` and `tasks`. */
export type Hero = {
  readonly catalogue: Catalogue
  readonly ways: Ways
  readonly chance: Chance
  readonly life: Life
  user: User
  tasks: Record<TaskId, Task>
  /** Gold for the next piece of gear as last seen in the market; 0 when it is time to look. */
  gearFrom: number
  day: number
  at: Instant
}

export type Acted<Report> = { readonly report: Report; readonly events: ReadonlyArray<GameEvent> }

/** Plays a command as a shell does, on the tasks that it names. Nothing when it was refused. */
export const act = <Params, Report>(
  hero: Hero,
  command: Command<Params, Report>,
  params: Params,
): Acted<Report> | undefined => {
  const player = playerFor(hero, command.scope(params))
  const answer = play(hero.catalogue)(command, { params, at: hero.at })(player)
  if (E.isLeft(answer)) {
    const { key } = answer.left
    hero.life.refused[key] = (hero.life.refused[key] ?? 0) + 1
    return undefined
  }
  const { state, report, events } = answer.right
  become(hero, state.user)
  keepTasks(hero, player.tasks, state.tasks)
  noteEvents(hero.life, events, hero.day)
  return { report, events }
}

/** The hero as this player; what gold that brought is noted. */
export const become = (hero: Hero, user: User): void => {
  hero.life.goldEarned += Math.max(0, user.stats.gp - hero.user.stats.gp)
  hero.user = user
}

const playerFor = ({ user, tasks }: Hero, scope: ReturnType<Command['scope']>): Player => {
  if (scope === 'none') return { user, tasks: {} }
  if (typeof scope !== 'object') return { user, tasks }
  const named: Record<string, Task> = {}
  for (const name of scope.named) {
    const task = tasks[name as TaskId]
    if (task !== undefined) named[name] = task
  }
  return { user, tasks: named }
}

/** What a command was given is put back, in place where it can be; a command on all tasks gives all back. */
const keepTasks = (hero: Hero, before: Player['tasks'], after: Player['tasks']): void => {
  if (after === before) return
  if (before === hero.tasks) {
    hero.tasks = after
    return
  }
  const gone = Object.keys(before).filter((id) => !(id in after))
  if (gone.length > 0) hero.tasks = without(hero.tasks, gone)
  for (const task of Object.values<Task>(after))
    if (task._id in hero.tasks) hero.tasks[task._id] = task
    else hero.tasks = { ...hero.tasks, [task._id]: task }
}

const without = (tasks: Player['tasks'], gone: ReadonlyArray<string>): Player['tasks'] =>
  Object.fromEntries(Object.entries<Task>(tasks).filter(([id]) => !gone.includes(id)))
