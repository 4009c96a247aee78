import type { SyncState } from '../queue/sync-state.ts'

/** Milliseconds in which what the server has confirmed is written: it knows that, so nothing is lost until then. */
const CONFIRMED = 2000

/** Writes the states of a player until it is stopped. */
export type Persister = {
  readonly persist: (state: SyncState) => void
  /** What waits to be sent is still written; what comes later is not: the player may have signed out. */
  readonly stop: () => void
}

/**
 * Writes the newest state, one write at a time. A command that waits is written after the frame that shows it, or as the page is left,
 * so that a closed window loses nothing; what the server has confirmed, when the page has nothing better to do. Fails in silence:
 * playing goes on without. Decision 127.
 */
export const createPersister = (
  write: (state: SyncState) => Promise<void>,
  writeOnLeave: (state: SyncState) => Promise<void>,
): Persister => {
  let next: SyncState | undefined
  let writing: SyncState | undefined
  let isStopped = false
  let planned: { readonly isUrgent: boolean; readonly cancel: () => void } | undefined

  const isUrgent = (state: SyncState): boolean => state.pending.length > 0

  const writeNext = async (): Promise<void> => {
    planned?.cancel()
    planned = undefined
    if (next === undefined) return
    writing = next
    next = undefined
    await write(writing).catch(() => undefined)
    writing = undefined
    // What came meanwhile has been drawn by now.
    if (next !== undefined && isUrgent(next)) await writeNext()
    else plan()
  }

  const plan = (): void => {
    if (next === undefined || writing !== undefined) return
    const urgent = isUrgent(next)
    if (planned?.isUrgent === urgent) return
    planned?.cancel()
    planned = { isUrgent: urgent, cancel: urgent ? afterFrame(writeNext) : whenIdle(writeNext) }
  }

  /** Also beside a write in progress, which may be aborted with the page: the database takes them in order. */
  const leave = (): void => {
    const state = next ?? writing
    if (state !== undefined && isUrgent(state)) void writeOnLeave(state).catch(() => undefined)
  }
  const leaveHidden = (): void => {
    if (document.visibilityState === 'hidden') leave()
  }

  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', leaveHidden)
  return {
    persist: (state) => {
      if (isStopped) return
      next = state
      plan()
    },
    stop: () => {
      leave()
      planned?.cancel()
      next = undefined
      isStopped = true
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leaveHidden)
    },
  }
}

/** After the next frame; where none is drawn, after as long as one takes on slow machines. */
const afterFrame = (run: () => Promise<void>): (() => void) => {
  const timers = [setTimeout(() => void run(), FRAME)]
  const frame = requestAnimationFrame(() => timers.push(setTimeout(() => void run())))
  return () => {
    cancelAnimationFrame(frame)
    for (const timer of timers) clearTimeout(timer)
  }
}

/** Milliseconds. */
const FRAME = 50

const whenIdle = (run: () => Promise<void>): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(() => void run(), CONFIRMED / 2)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => void run(), { timeout: CONFIRMED })
  return () => cancelIdleCallback(handle)
}
