import { onResponse, type ResponseNews } from '../api-client/index.ts'
import type { PlayerStore } from './player-store.ts'
import { refetches } from './server/refetches.ts'

/** Milliseconds between two questions for newer state in a visible window. */
const INTERVAL = 60_000
/** Focus and visibility come together: milliseconds within which the second is ignored. */
const PAUSE = 2_000

/** What a window tells the others of this browser when the server has stored one of its commands. */
type Confirmation = { readonly userId: string; readonly version: number }

/**
 * Keeps the player of this window as the server has it: sends what waits when the network is back, follows the other
 * windows of this browser at once, and other devices on focus and every minute. A hidden window waits until it is seen.
 */
export const keepUpToDate = (store: PlayerStore, userId: string): (() => void) => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('daykeep')
  let checkedAt = Date.now()
  const check = (): void => {
    if (document.visibilityState === 'hidden') return
    checkedAt = Date.now()
    void store.refresh()
  }
  const onSeen = (): void => {
    if (Date.now() - checkedAt > PAUSE) check()
  }
  const onConfirmation = ({ data }: MessageEvent<Confirmation>): void => {
    if (data.userId !== userId || data.version <= store.version()) return
    if (document.visibilityState === 'hidden') checkedAt = 0
    else void store.reload()
  }
  const stopListening = store.listen({
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, unlike a window
    confirmed: () => channel?.postMessage({ userId, version: store.version() } satisfies Confirmation),
  })
  const stopReading = onResponse((news) => {
    if (isNewer(news, store)) void store.reload()
  })
  const timer = setInterval(check, INTERVAL)
  channel?.addEventListener('message', onConfirmation)
  window.addEventListener('online', store.retryNow)
  window.addEventListener('focus', onSeen)
  document.addEventListener('visibilitychange', onSeen)
  return () => {
    stopListening()
    stopReading()
    clearInterval(timer)
    channel?.close()
    window.removeEventListener('online', store.retryNow)
    window.removeEventListener('focus', onSeen)
    document.removeEventListener('visibilitychange', onSeen)
  }
}

/**
 * Whether a response is newer than what this window has: a version more than one ahead, or a new notification (one
 * that was removed here is in responses of older versions only); after a request that changed the player on the
 * server alone, any newer version. The specification, 7.
 */
const isNewer = (news: ResponseNews, store: PlayerStore): boolean => {
  const { method, path, userV = 0, notifications = [] } = news
  const ahead = userV - store.version()
  if (ahead <= 0 || !refetches(method, path)) return false
  if (news.changesPlayer) return true
  const known = new Set(store.snapshot().player.user.notifications.map(({ id }) => id))
  return ahead > 1 || notifications.some(({ id }) => !known.has(id))
}
