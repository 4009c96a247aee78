import * as E from 'fp-ts/lib/Either.js'
import type { CommandName } from '@daykeep/rules/commands'
import type { Instant, RuleError } from '@daykeep/rules/kernel'
import type { Player, Task, TaskId } from '@daykeep/rules/model'
import { adopted } from './adopted.ts'
import {
  act,
  answered,
  type Changed,
  type Game,
  type Pending,
  type Played,
  type PlayerState,
  playerState,
  type Reason,
  refused,
  reloaded,
  type Replayed,
  sent,
  type TakenBack,
  turnTaken,
} from './queue.ts'
import { unconfirmedTasks } from './unconfirmed.ts'

/** What became of an act that was sent. `lost`: nobody knows, it is asked again under the same turn. */
export type Sent =
  | { readonly type: 'answered'; readonly changed: Changed; readonly othersChanged: boolean }
  | { readonly type: 'refused'; readonly reason: Reason }
  | { readonly type: 'turnTaken' }
  | { readonly type: 'signedOut' }
  | { readonly type: 'lost' }

export type Loaded =
  | { readonly type: 'loaded'; readonly player: Player }
  | { readonly type: 'signedOut' }
  | { readonly type: 'lost' }

/** The server, as the player's store sees it. */
export type Server = {
  readonly send: (pending: Pending) => Promise<Sent>
  readonly load: () => Promise<Loaded>
}

/** Time, and the place that outlives a closed window. */
export type Surroundings = {
  readonly now: () => Instant
  readonly later: (milliseconds: number, run: () => void) => () => void
  readonly keep: (state: PlayerState) => void
}

export type Connection = 'saved' | 'saving' | 'offline'

export type View = {
  readonly player: Player
  readonly waiting: number
  readonly connection: Connection
  /** Tasks that acts have changed which the server has not confirmed. */
  readonly unconfirmed: ReadonlySet<TaskId>
}

export type PlayerEvents = {
  readonly played?: (name: CommandName, played: Played) => void
  readonly refused?: (name: CommandName, error: RuleError) => void
  readonly takenBack?: (takenBack: ReadonlyArray<TakenBack>) => void
  readonly signedOut?: () => void
}

export type PlayerStore = {
  readonly view: () => View
  readonly subscribe: (listener: () => void) => () => void
  readonly listen: (events: PlayerEvents) => () => void
  /** Draws the act at once and sends it after those before it; answers the refusal, if the rules say no. */
  readonly act: (name: CommandName, params: unknown) => E.Either<RuleError, Played>
  /** Takes in tasks that were loaded apart, so that they can be acted on. */
  readonly adopt: (tasks: ReadonlyArray<Task>) => void
  /** Fetches the server's truth, once what is on its way has been answered. */
  readonly reload: () => Promise<void>
  /** Tries again now, whatever pause was agreed. */
  readonly wake: () => void
  readonly stop: () => void
}

/** Pauses before asking again, in milliseconds; the last one stays. */
const PAUSES = [500, 1_000, 2_000, 5_000, 10_000, 30_000] as const

/** Holds the player for the app: draws by rule, sends in order, one at a time, and takes the server's answer as truth. */
export const createPlayerStore = (
  game: Game,
  server: Server,
  surroundings: Surroundings,
  initial: Player | PlayerState,
): PlayerStore => {
  let state: PlayerState = 'user' in initial ? playerState(initial) : initial
  let connection: Connection = 'saved'
  let working = false
  let stopped = false
  let reloadWanted = false
  let failures = 0
  let cancelPause: (() => void) | undefined
  let view: View = viewOf(state, connection)
  const listeners = new Set<() => void>()
  const handlers = new Set<PlayerEvents>()
  let waitingForReload: Array<() => void> = []

  const show = (next: PlayerState, nextConnection: Connection = connection): void => {
    const kept = next.confirmed !== state.confirmed || next.pending !== state.pending
    state = next
    connection = nextConnection
    view = viewOf(state, connection)
    if (kept) surroundings.keep(state)
    for (const listener of listeners) listener()
  }

  const settle = ({ state: next, takenBack }: Replayed): void => {
    show(next)
    if (takenBack.length > 0) for (const handler of handlers) handler.takenBack?.(takenBack)
  }

  const leave = (): void => {
    stopped = true
    for (const handler of handlers) handler.signedOut?.()
  }

  const pause = (): void => {
    const milliseconds = PAUSES[Math.min(failures, PAUSES.length - 1)] ?? PAUSES[0]
    failures += 1
    show(state, 'offline')
    cancelPause = surroundings.later(milliseconds, wake)
  }

  const load = async (settleLoaded: (player: Player) => Replayed): Promise<boolean> => {
    const loaded = await server.load()
    if (loaded.type === 'signedOut') leave()
    if (loaded.type !== 'loaded') return false
    settle(settleLoaded(loaded.player))
    return true
  }

  const sendHead = async (): Promise<boolean> => {
    const [head] = state.pending
    if (head === undefined) return true
    show(sent(state), 'saving')
    const result = await server.send(head)
    switch (result.type) {
      case 'answered':
        settle(answered(game)(result.changed)(state))
        reloadWanted ||= result.othersChanged
        return true
      case 'refused':
        settle(refused(game)(result.reason)(state))
        reloadWanted = true
        return true
      case 'turnTaken':
        return load((player) => turnTaken(game)(player)(state))
      case 'signedOut':
        leave()
        return false
      case 'lost':
        return false
    }
  }

  const step = async (): Promise<boolean> => {
    if (state.pending.length > 0 && !reloadWanted) return sendHead()
    const done = await load((player) => reloaded(game)(player)(state))
    if (done) reloadWanted = false
    return done
  }

  const hasWork = (): boolean => !stopped && (state.pending.length > 0 || reloadWanted)

  const work = async (): Promise<void> => {
    if (working || stopped) return
    working = true
    try {
      while (hasWork()) {
        if (!(await step())) {
          if (!stopped) pause()
          return
        }
        failures = 0
      }
      show(state, 'saved')
      for (const resolve of waitingForReload) resolve()
      waitingForReload = []
    } finally {
      working = false
    }
  }

  function wake(): void {
    cancelPause?.()
    cancelPause = undefined
    void work()
  }

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    listen: (events) => {
      handlers.add(events)
      return () => handlers.delete(events)
    },
    act: (name, params) => {
      const answer = act(game)(name, params, surroundings.now())(state)
      if (E.isLeft(answer)) {
        for (const handler of handlers) handler.refused?.(name, answer.left)
        return answer
      }
      const { state: next, played } = answer.right
      show(next, connection === 'offline' ? 'offline' : 'saving')
      for (const handler of handlers) handler.played?.(name, played)
      if (cancelPause === undefined) void work()
      return E.right(played)
    },
    adopt: (tasks) => show(adopted(tasks)(state)),
    reload: () => {
      reloadWanted = true
      const done = new Promise<void>((resolve) => waitingForReload.push(resolve))
      wake()
      return done
    },
    wake,
    stop: () => {
      stopped = true
      cancelPause?.()
    },
  }
}

const viewOf = (state: PlayerState, connection: Connection): View => ({
  player: state.shown,
  waiting: state.pending.length,
  connection,
  unconfirmed: unconfirmedTasks(state.confirmed, state.shown),
})
