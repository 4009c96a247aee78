import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../content/catalogue.ts'
import type { Command } from '../command.ts'
import {
  type Answer,
  type Instant,
  type IsoInstant,
  type Outcome,
  type RefusalKey,
  type Seed,
  toIso,
} from '../kernel/index.ts'
import type { Player, Task, TaskId, User } from '../model/index.ts'
import { notify } from '../notifications/index.ts'
import { settle } from './settle.ts'

/** What all throws of the player's next command depend on. Architecture, "One action, end to end". */
export const seedOf = (user: User): Seed => `${user._id}/${user.turn}`

/** A player's act: the command's parameters and the instant that counts for it. */
export type Act<Params> = { readonly params: Params; readonly at: Instant }

/**
 * Plays the player's next turn: the command's rule, then what follows of every change (`settle`), then the
 * notifications that the events call for. The turn is counted only when the command was not refused. Tasks that
 * changed, and the player, note when.
 */
export const play =
  (catalogue: Catalogue) =>
  <Params, Report>(command: Command<Params, Report>, { params, at }: Act<Params>) =>
  (player: Player): Answer<RefusalKey, Outcome<Player, Report>> => {
    const seed = seedOf(player.user)
    const answer = command.rule({ catalogue, now: at, seed })(params)(player)
    if (E.isLeft(answer)) return answer
    const { state, events, ...rest } = answer.right
    const settled = settle(catalogue, seed)(state.user)
    const all = [...events, ...settled.events]
    const notified = notify(seed)(all)(settled.state)
    const now = toIso(at)
    const user = withTurn(notified, player.user.turn + 1, now)
    return E.right({ ...rest, state: { user, tasks: withTimes(player.tasks, state.tasks, now) }, events: all })
  }

const withTurn = (user: User, turn: number, at: IsoInstant): User => ({
  ...user,
  turn,
  lastCommand: at,
  auth: { ...user.auth, timestamps: { ...user.auth.timestamps, updated: at } },
})

type Tasks = Player['tasks']

/** The tasks, with the moment noted on those that are other than before. */
const withTimes = (before: Tasks, after: Tasks, at: IsoInstant): Tasks => {
  if (after === before) return after
  const moved = Object.values<Task>(after).filter((task) => task !== before[task._id] && task.updatedAt !== at)
  if (moved.length === 0) return after
  const timed: Record<TaskId, Task> = { ...after }
  for (const task of moved) timed[task._id] = { ...task, updatedAt: at }
  return timed
}
