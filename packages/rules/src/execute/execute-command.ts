import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../catalogue/index.ts'
import type { Command } from '../command.ts'
import {
  type Result,
  type Instant,
  type IsoInstant,
  type Outcome,
  type RefusalKey,
  refuseFields,
  type Seed,
  toIso,
} from '../kernel/index.ts'
import type { Player, Task, TaskId, User } from '../model/index.ts'
import { notify } from '../notifications/index.ts'
import type { ActRecorder } from '../undo/index.ts'
import { applyInvariants } from './apply-invariants.ts'
import { throwingOf, withoutThrown } from './throws.ts'
import { findOversized } from './find-oversized.ts'
import { trimTask, trimUser } from './trim-lists.ts'

/** The seed of the player's next command: id and turn. docs/decisions/003-turns-and-exactly-once.md. */
export const seedOf = (user: User): Seed => `${user._id}/${user.turn}`

/**
 * A command's params, and the instant at which it counts as executed. `act`: under which name it is recorded for undoing, and by what; nothing
 * is recorded without.
 */
export type CommandInput<Params> = {
  readonly params: Params
  readonly at: Instant
  readonly act?: { readonly name: string; readonly record: ActRecorder }
}

/**
 * Executes a command as the player's next turn: runs its rule, refuses documents that grew beyond their limits, applies
 * the invariants and adds notifications. A refused command counts no turn. Stamps the player and all changed tasks with
 * the instant.
 */
export const executeCommand =
  (catalogue: Catalogue) =>
  <Params, Report>(command: Command<Params, Report>, { params, at, act }: CommandInput<Params>) =>
  (player: Player): Result<RefusalKey, Outcome<Player, Report>> => {
    const seed = seedOf(player.user)
    const throwing = throwingOf(player.user)
    const result = command.rule({ catalogue, now: at, seed: throwing.seed })(params)(player)
    if (E.isLeft(result)) return result
    const { state, events, ...rest } = result.right
    const oversized = findOversized(player, state)
    if (oversized !== undefined) return refuseFields(oversized.document, oversized.faults)
    const settled = applyInvariants(catalogue, seed)(state.user)
    const allEvents = [...events, ...settled.events]
    const notified = notify(seed)(allEvents)(settled.state)
    const now = toIso(at)
    const after = {
      user: withoutThrown(withTurn(trimUser(notified), player.user.turn + 1, now), throwing.thrown()),
      tasks: withTimes(player.tasks, state.tasks, now),
    }
    const user = act?.record(player, { command: act.name, params, at, thrown: throwing.thrown() })(after) ?? after.user
    return E.right({ ...rest, state: { ...after, user }, events: allEvents })
  }

/** The player with this turn, stamped with the instant. */
export const withTurn = (user: User, turn: number, at: IsoInstant): User => ({
  ...user,
  turn,
  lastCommand: at,
  auth: { ...user.auth, timestamps: { ...user.auth.timestamps, updated: at } },
})

type Tasks = Player['tasks']

/** Sets `updatedAt` of all tasks that changed, and keeps their histories short. */
const withTimes = (before: Tasks, after: Tasks, at: IsoInstant): Tasks => {
  if (after === before) return after
  const changed = Object.values<Task>(after).filter((task) => task !== before[task._id] && task.updatedAt !== at)
  if (changed.length === 0) return after
  const stamped: Record<TaskId, Task> = { ...after }
  for (const task of changed) stamped[task._id] = { ...trimTask(task), updatedAt: at }
  return stamped
}
