import type { PlayerStore } from './store.ts'

/** A tab that slept longer than this, in milliseconds, asks what has changed meanwhile. */
const STALE_AFTER = 5 * 60_000

/** Sends what waits as soon as the network is back, and refreshes a tab that comes back after a while. */
export const wakeOnReturn = (store: PlayerStore): (() => void) => {
  let hiddenSince = 0
  const onOnline = (): void => store.wake()
  const onVisible = (): void => {
    if (document.visibilityState === 'hidden') {
      hiddenSince = Date.now()
      return
    }
    if (hiddenSince > 0 && Date.now() - hiddenSince > STALE_AFTER) void store.reload()
  }
  window.addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    window.removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
