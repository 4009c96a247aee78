import type { Player } from '@daykeep/rules/model'
import { createBackOff } from './back-off.ts'
import { acknowledge, markSent, rebase, reconcile, rejectHead, type ReplayResult } from './queue/command-queue.ts'
import { withKnownDocuments } from './queue/known-documents.ts'
import type { Environment, SyncServer } from './ports.ts'
import type { GameRules, SyncState } from './queue/sync-state.ts'

export type ConnectionState = 'saved' | 'saving' | 'offline'

/** The queue that the loop empties. */
export type SyncTarget = {
  readonly state: () => SyncState
  /** Without a connection it stays what it was. */
  readonly apply: (result: ReplayResult, connection?: ConnectionState) => void
  readonly update: (state: SyncState, connection: ConnectionState) => void
  readonly onSignedOut: () => void
  readonly onConfirmed: () => void
}

export type SyncLoop = {
  /** Sends what waits, unless the loop runs already or waits for its next attempt. */
  readonly start: () => void
  readonly retryNow: () => void
  /** Resolves when the newest player has been loaded and nothing waits any more. */
  readonly reload: () => Promise<void>
  /** Reloads if the server has more than this window has seen, which one small request tells. */
  readonly refresh: () => Promise<void>
  readonly stop: () => void
}

/** Sends the commands of a queue in order, one at a time, and loads the player anew where a response asks for it. */
export const createSyncLoop = (
  rules: GameRules,
  server: SyncServer,
  schedule: Environment['schedule'],
  target: SyncTarget,
): SyncLoop => {
  const backOff = createBackOff(schedule)
  let isRunning = false
  let isStopped = false
  let needsReload = false
  let reloadWaiters: Array<() => void> = []

  const signOut = (): false => {
    isStopped = true
    target.onSignedOut()
    return false
  }

  const load = async (merge: (player: Player) => ReplayResult): Promise<boolean> => {
    const result = await server.load()
    if (result.type === 'signedOut') return signOut()
    if (result.type === 'lost') return false
    target.apply(merge(withKnownDocuments(target.state().confirmed, result.player)))
    return true
  }

  const sendHead = async (): Promise<boolean> => {
    const [head] = target.state().pending
    if (head === undefined) return true
    target.update(markSent(target.state()), 'saving')
    const result = await server.send(head)
    switch (result.type) {
      case 'answered': {
        const acknowledged = acknowledge(rules)(result.changed)(target.state())
        needsReload ||= result.othersChanged
        // With the last answer everything is saved: one change of what is shown, not two.
        const isDone = acknowledged.state.pending.length === 0 && !needsReload
        target.apply(acknowledged, isDone ? 'saved' : undefined)
        target.onConfirmed()
        return true
      }
      case 'refused':
        target.apply(rejectHead(rules)(result.reason)(target.state()))
        needsReload = true
        return true
      case 'sequenceConflict':
        return load((player) => rebase(rules)(player)(target.state()))
      case 'signedOut':
        return signOut()
      case 'lost':
        return false
    }
  }

  /** One request; `false` when it failed. */
  const step = async (): Promise<boolean> => {
    if (target.state().pending.length > 0 && !needsReload) return sendHead()
    const isLoaded = await load((player) => reconcile(rules)(player)(target.state()))
    if (isLoaded) needsReload = false
    return isLoaded
  }

  const hasWork = (): boolean => !isStopped && (target.state().pending.length > 0 || needsReload)

  const finish = (): void => {
    target.update(target.state(), 'saved')
    for (const resolve of reloadWaiters) resolve()
    reloadWaiters = []
  }

  const run = async (): Promise<void> => {
    if (isRunning || isStopped) return
    isRunning = true
    try {
      while (hasWork()) {
        if (!(await step())) return pause()
        backOff.reset()
      }
      finish()
    } finally {
      isRunning = false
    }
  }

  const pause = (): void => {
    if (isStopped) return
    backOff.wait(() => void run())
    target.update(target.state(), 'offline')
  }

  const retryNow = (): void => {
    backOff.cancel()
    void run()
  }

  const reload = (): Promise<void> => {
    needsReload = true
    const finished = new Promise<void>((resolve) => reloadWaiters.push(resolve))
    retryNow()
    return finished
  }

  const refresh = async (): Promise<void> => {
    // A response on its way tells as much.
    if (isStopped || isRunning) return
    if (hasWork()) return retryNow()
    const result = await server.check()
    if (result === 'newer') await reload()
    if (result === 'signedOut') signOut()
  }

  return {
    start: () => {
      if (!backOff.isWaiting()) void run()
    },
    retryNow,
    reload,
    refresh,
    stop: () => {
      isStopped = true
      backOff.cancel()
    },
  }
}
