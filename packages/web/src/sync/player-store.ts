import type { CommandName, ParamsOf } from '@daykeep/rules/commands'
import type { RuleError } from '@daykeep/rules/kernel'
import type { Player, Task, TaskId } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { createStore } from '../store/index.ts'
import { enqueue, type ReplayResult } from './queue/command-queue.ts'
import type { Environment, SyncServer } from './ports.ts'
import { type ConnectionState, createSyncLoop } from './sync-loop.ts'
import {
  type CommandResult,
  type GameRules,
  initialState,
  type RolledBackCommand,
  type SyncState,
} from './queue/sync-state.ts'
import { unconfirmedTasks } from './queue/unconfirmed-tasks.ts'
import { withExtraTasks } from './queue/with-extra-tasks.ts'

/** What views see. */
export type PlayerSnapshot = {
  readonly player: Player
  /** Opened from the local copy, and the server has not answered yet. */
  readonly isStale?: true
  /** How many commands wait to be confirmed. */
  readonly waiting: number
  readonly connection: ConnectionState
  /** Tasks changed by commands that the server has not confirmed. */
  readonly unconfirmed: ReadonlySet<TaskId>
}

export type PlayerListeners = {
  readonly executed?: (name: CommandName, result: CommandResult) => void
  readonly refused?: (name: CommandName, error: RuleError) => void
  readonly rolledBack?: (rolledBack: ReadonlyArray<RolledBackCommand>) => void
  readonly signedOut?: () => void
  /** The server has stored a command of this window. */
  readonly confirmed?: () => void
}

export type DispatchOptions = {
  /** Takes a refusal by the rules instead of the listeners, who would show it in a toast. */
  readonly onRefused?: (error: RuleError) => void
  /** Takes the result instead of the listeners: for one of many commands that are told together. */
  readonly onExecuted?: (result: CommandResult) => void
}

/** Runs a command at once and sends it after those before it. Returns the refusal if the rules refuse it. */
export type Dispatch = <Name extends CommandName>(
  name: Name,
  params: ParamsOf<Name>,
  options?: DispatchOptions,
) => E.Either<RuleError, CommandResult>

export type PlayerStore = {
  readonly snapshot: () => PlayerSnapshot
  readonly subscribe: (listener: () => void) => () => void
  readonly listen: (listeners: PlayerListeners) => () => void
  readonly dispatch: Dispatch
  /** What dispatching would result in now. Changes nothing, and listeners are not told. */
  readonly preview: <Name extends CommandName>(name: Name, params: ParamsOf<Name>) => E.Either<RuleError, CommandResult>
  /** Adds tasks that were loaded apart from the others, so that commands can name them. */
  readonly addTasks: (tasks: ReadonlyArray<Task>) => void
  /** Loads the player from the server, once the command on its way has been answered. */
  readonly reload: () => Promise<void>
  /** Loads the player only if the server has more than this window has seen. */
  readonly refresh: () => Promise<void>
  /** The version of the player on the server that this window has seen. */
  readonly version: () => number
  /** Tries again at once instead of waiting for the next attempt. */
  readonly retryNow: () => void
  /** Resolves when undoing is loaded, if it can be. */
  readonly prepareUndo: () => Promise<void>
  readonly stop: () => void
}

/** The player of this window: commands run optimistically, are sent in order, and yield to what the server stores. */
export const createPlayerStore = (
  rules: GameRules,
  server: SyncServer,
  environment: Environment,
  initial: Player | SyncState,
  options: { readonly isStale?: boolean; readonly prepareUndo?: () => Promise<void> } = {},
): PlayerStore => {
  let state: SyncState = 'user' in initial ? initialState(initial) : initial
  let isStale = options.isStale ?? false
  const snapshot = createStore(toSnapshot(state, state.pending.length === 0 ? 'saved' : 'saving', isStale))
  const handlers = new Set<PlayerListeners>()

  const update = (next: SyncState, connection = snapshot.get().connection): void => {
    const hasChanged = next.confirmed !== state.confirmed || next.pending !== state.pending
    state = next
    if (connection === 'offline') isStale = false
    if (hasChanged) environment.persist(state)
    const shown = snapshot.get()
    const newest = toSnapshot(state, connection, isStale, shown.unconfirmed)
    // That a command is on its way now is nothing that views see.
    if (!isSame(shown, newest)) snapshot.set(newest)
  }

  const apply = ({ state: next, rolledBack }: ReplayResult, connection?: ConnectionState): void => {
    update(next, connection)
    if (rolledBack.length > 0) for (const handler of handlers) handler.rolledBack?.(rolledBack)
  }

  const onSignedOut = (): void => {
    for (const handler of handlers) handler.signedOut?.()
  }

  const onConfirmed = (): void => {
    for (const handler of handlers) handler.confirmed?.()
  }

  const refuse = (name: CommandName, error: RuleError, { onRefused }: DispatchOptions): void => {
    if (onRefused !== undefined) return onRefused(error)
    for (const handler of handlers) handler.refused?.(name, error)
  }

  const tryEnqueue = (name: CommandName, params: unknown) =>
    enqueue(rules)(name, params, { now: environment.now(), idempotencyKey: environment.newId() })(state)

  const loop = createSyncLoop(rules, server, environment.schedule, {
    state: () => state,
    apply,
    update,
    onSignedOut,
    onConfirmed,
  })

  return {
    snapshot: snapshot.get,
    subscribe: snapshot.subscribe,
    listen: (listeners) => {
      handlers.add(listeners)
      return () => handlers.delete(listeners)
    },
    dispatch: (name, params, options = {}) => {
      const enqueued = tryEnqueue(name, params)
      if (E.isLeft(enqueued)) {
        refuse(name, enqueued.left, options)
        return enqueued
      }
      const { state: next, result } = enqueued.right
      update(next, snapshot.get().connection === 'offline' ? 'offline' : 'saving')
      if (options.onExecuted !== undefined) options.onExecuted(result)
      else for (const handler of handlers) handler.executed?.(name, result)
      loop.start()
      return E.right(result)
    },
    preview: (name, params) =>
      pipe(
        tryEnqueue(name, params),
        E.map(({ result }) => result),
      ),
    addTasks: (tasks) => update(withExtraTasks(tasks)(state)),
    reload: async () => {
      await loop.reload()
      if (!isStale) return
      isStale = false
      update(state)
    },
    refresh: loop.refresh,
    version: server.version,
    retryNow: loop.retryNow,
    prepareUndo: options.prepareUndo ?? (() => Promise.resolve()),
    stop: loop.stop,
  }
}

const isSame = (one: PlayerSnapshot, other: PlayerSnapshot): boolean =>
  one.player === other.player &&
  one.isStale === other.isStale &&
  one.waiting === other.waiting &&
  one.connection === other.connection &&
  one.unconfirmed === other.unconfirmed

const toSnapshot = (
  state: SyncState,
  connection: ConnectionState,
  isStale: boolean,
  unconfirmed?: PlayerSnapshot['unconfirmed'],
): PlayerSnapshot => ({
  ...(isStale && { isStale }),
  player: state.optimistic,
  waiting: state.pending.length,
  connection,
  unconfirmed: unconfirmedTasks(state.confirmed, state.optimistic, unconfirmed),
})
