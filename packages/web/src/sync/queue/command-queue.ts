import type { CommandName } from '@daykeep/rules/commands'
import { executeCommand } from '@daykeep/rules/execute'
import { fromIso, type Instant, type RuleError } from '@daykeep/rules/kernel'
import type { Act, Player, Task } from '@daykeep/rules/model'
import { dequal } from 'dequal/lite'
import * as E from 'fp-ts/lib/Either.js'
import type {
  ChangedActs,
  ChangedDocuments,
  CommandResult,
  GameRules,
  PendingCommand,
  RollbackReason,
  RolledBackCommand,
  SyncState,
} from './sync-state.ts'

/** When the player acts, and the key that tells this act from any other. */
export type Moment = { readonly now: Instant; readonly idempotencyKey: string }

/**
 * Runs a command on the optimistic state by the game's own rules and appends it to the queue. A refusal changes
 * nothing.
 */
export const enqueue =
  (rules: GameRules) =>
  (name: CommandName, params: unknown, { now, idempotencyKey }: Moment) =>
  (state: SyncState): E.Either<RuleError, { readonly state: SyncState; readonly result: CommandResult }> => {
    const before = state.optimistic
    const at = commandTime(before, now)
    return E.map(({ state: after, ...outcome }: Executed) => {
      const commandSeq = before.user.turn
      const command: PendingCommand = { name, params, at, commandSeq, idempotencyKey, sent: false, after }
      return {
        state: { ...state, pending: [...state.pending, command], optimistic: after },
        result: { before, after, ...outcome },
      }
    })(execute(rules, name, params, at, before))
  }

const execute = (rules: GameRules, name: CommandName, params: unknown, at: Instant, player: Player) => {
  const command = rules.table[name]
  if (command === undefined) throw new Error(`no command is called ${name}`)
  const act = rules.record === undefined ? {} : { act: { name, record: rules.record } }
  return executeCommand(rules.catalogue)(command, { params, at, ...act })(player)
}

type Executed = Extract<ReturnType<typeof execute>, { readonly _tag: 'Right' }>['right']

/** An instant that the server accepts: never before the last command that counted. */
const commandTime = (player: Player, now: Instant): Instant => Math.max(now, fromIso(player.user.lastCommand))

/** Marks the first command of the queue as possibly received by the server. */
export const markSent = (state: SyncState): SyncState => {
  const [head, ...rest] = state.pending
  return head === undefined ? state : { ...state, pending: [{ ...head, sent: true }, ...rest] }
}

/** The state after a replay, and the commands that did not survive it. */
export type ReplayResult = { readonly state: SyncState; readonly rolledBack: ReadonlyArray<RolledBackCommand> }

const unchanged = (state: SyncState): ReplayResult => ({ state, rolledBack: [] })

/** Runs commands again on a newer confirmed player, under the next sequence numbers; rolls back those now refused. */
const replay = (rules: GameRules, confirmed: Player, commands: ReadonlyArray<PendingCommand>): ReplayResult => {
  const pending: PendingCommand[] = []
  const rolledBack: RolledBackCommand[] = []
  let optimistic = confirmed
  for (const command of commands) {
    const at = commandTime(optimistic, command.at)
    const result = execute(rules, command.name, command.params, at, optimistic)
    if (E.isLeft(result)) {
      rolledBack.push({ command, reason: { type: 'rule', error: result.left } })
      continue
    }
    const { state: after } = result.right
    pending.push({ ...command, at, commandSeq: optimistic.user.turn, sent: false, after })
    optimistic = after
  }
  return { state: { confirmed, pending, optimistic }, rolledBack }
}

/**
 * The server has confirmed the first command. What it stored is the truth, also where it differs from the optimistic
 * state: then the other commands are replayed on it.
 */
export const acknowledge =
  (rules: GameRules) =>
  (changed: ChangedDocuments) =>
  (state: SyncState): ReplayResult => {
    const [head, ...rest] = state.pending
    if (head === undefined) return unchanged(state)
    // The response to a repeated request may be older than what was loaded since.
    const isOutdated = changed.user.turn <= state.confirmed.user.turn
    const confirmed = isOutdated ? state.confirmed : withChanges(state.confirmed, changed)
    if (!isOutdated && dequal(confirmed, head.after))
      return unchanged({ ...state, confirmed: head.after, pending: rest })
    return replay(rules, confirmed, rest)
  }

const withChanges = (player: Player, { user, acts, tasks, removed }: ChangedDocuments): Player => {
  const removedIds = new Set<string>(removed)
  const remaining = Object.values<Task>(player.tasks).filter(({ _id }) => !removedIds.has(_id))
  return {
    user: acts === undefined ? user : { ...user, acts: withAdded(player.user.acts ?? [], acts) },
    tasks: Object.fromEntries([...remaining, ...tasks].map((task) => [task._id, task])),
  }
}

/** Each turn has one act, which never changes. */
const withAdded = (known: ReadonlyArray<Act>, { turns, added }: ChangedActs): ReadonlyArray<Act> => {
  const acts = [...known, ...added]
  return turns.flatMap((turn) => acts.find((act) => act.turn === turn) ?? [])
}

/** The server has refused the first command: it is rolled back, and the others are replayed without it. */
export const rejectHead =
  (rules: GameRules) =>
  (reason: RollbackReason) =>
  (state: SyncState): ReplayResult => {
    const [head, ...rest] = state.pending
    if (head === undefined) return unchanged(state)
    const result = replay(rules, state.confirmed, rest)
    return { ...result, rolledBack: [{ command: head, reason }, ...result.rolledBack] }
  }

/** The first command's sequence number belongs to another device: the whole queue is replayed on the loaded player. */
export const rebase =
  (rules: GameRules) =>
  (loaded: Player) =>
  (state: SyncState): ReplayResult =>
    replay(rules, loaded, state.pending)

/**
 * A newer player was loaded. A command that may have reached the server keeps its sequence number and is sent again
 * first; those behind it are replayed on the loaded player once the server has answered.
 */
export const reconcile =
  (rules: GameRules) =>
  (loaded: Player) =>
  (state: SyncState): ReplayResult => {
    const [head, ...rest] = state.pending
    if (head === undefined || !head.sent || loaded.user.turn === head.commandSeq)
      return keepSentHead(replay(rules, loaded, state.pending), head)
    const result = replay(rules, loaded, rest)
    return { ...result, state: { ...result.state, pending: [{ ...head, after: loaded }, ...result.state.pending] } }
  }

const keepSentHead = (result: ReplayResult, head: PendingCommand | undefined): ReplayResult => {
  const [first, ...rest] = result.state.pending
  if (first === undefined || head === undefined || !head.sent || first.commandSeq !== head.commandSeq) return result
  return { ...result, state: { ...result.state, pending: [{ ...first, at: head.at, sent: true }, ...rest] } }
}
