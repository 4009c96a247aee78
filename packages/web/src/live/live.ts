import { type EndpointName, endpoints, HEADERS, PREFIXES, WEB_CLIENT } from '@daykeep/api/contract'
import { invalidate } from '../queries/index.ts'
import type { Credentials } from '../session/index.ts'
import { createStore } from '../store/index.ts'
import { newId, type PlayerStore } from '../sync/index.ts'
import { type LiveWindows, startWindows } from './live-windows.ts'
import type { LiveEvent } from './read-events.ts'
import type { LiveState } from './stream-loop.ts'
import { SHARED, toOldAnswers } from './to-old-answers.ts'

/** Milliseconds in which answers that become old together are collected. */
const MOMENT = 100
/** Milliseconds between two questions while there is no stream. */
const POLL = 15_000

const state = createStore<LiveState>('reconnecting')
const openGroups = new Map<string, number>()
let windows: LiveWindows | undefined

const followOpenGroups = (): void => windows?.follow([...openGroups.keys()])

/** Follows a group while it is open on the screen. Returns how to stop. */
export const followGroup = (groupId: string): (() => void) => {
  openGroups.set(groupId, (openGroups.get(groupId) ?? 0) + 1)
  followOpenGroups()
  return () => {
    const count = (openGroups.get(groupId) ?? 1) - 1
    if (count > 0) openGroups.set(groupId, count)
    else openGroups.delete(groupId)
    followOpenGroups()
  }
}

/** Whether what others do is seen at once. */
export const liveState: Pick<typeof state, 'get' | 'subscribe'> = state

/**
 * Opens the stream of a player and keeps what this window shows as new as the server has it: shared documents in the cache
 * of queries, the player's own ones in their store. Without a stream it asks again from time to time.
 */
export const startLive = (
  credentials: Credentials,
  player: Pick<PlayerStore, 'refresh' | 'reload' | 'snapshot'>,
): (() => void) => {
  const refreshing = collectOldAnswers()
  const onEvent = ({ type, data }: LiveEvent): void => {
    refreshing.add(toOldAnswers(type))
    // tasks that others changed leave the version of the player as it was
    if (type === 'user' && data.id === 'tasks') void player.reload()
    else if (
      type === 'reset' ||
      (type === 'user' && isNews(player, data.turn)) ||
      (type === 'hello' && isBehind(player, data.turn))
    )
      void player.refresh()
  }
  windows = startWindows({
    windowId: newId(),
    channel:
      typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`daykeep-live-${credentials.apiId}`),
    elect: electWith(`daykeep-live-${credentials.apiId}`),
    open: openWith(credentials),
    onEvent,
    onState: state.set,
    wait: waitFor,
  })
  followOpenGroups()
  const polling = setInterval(() => {
    if (state.get() === 'live' || document.visibilityState !== 'visible') return
    refreshing.add(SHARED)
    void player.refresh()
  }, POLL)
  return () => {
    clearInterval(polling)
    refreshing.stop()
    windows?.stop()
    windows = undefined
    state.set('reconnecting')
  }
}

/** A turn that this window has played already is its own. */
const isNews = (player: Pick<PlayerStore, 'snapshot'>, turn: number | undefined): boolean =>
  turn === undefined || turn >= player.snapshot().player.user.turn

/** The player's commands on other devices are not caught up on: a stream begins with the turn that is played next. */
const isBehind = (player: Pick<PlayerStore, 'snapshot'>, turn = 0): boolean => turn > player.snapshot().player.user.turn

const collectOldAnswers = () => {
  const old = new Set<EndpointName>()
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    add: (names: ReadonlyArray<EndpointName>): void => {
      if (names.length === 0) return
      for (const name of names) old.add(name)
      timer ??= setTimeout(() => {
        timer = undefined
        const names = [...old]
        old.clear()
        void invalidate(names)
      }, MOMENT)
    },
    stop: (): void => clearTimeout(timer),
  }
}

/** Without locks every window holds a stream of its own. */
const electWith =
  (name: string) =>
  (lead: () => Promise<void>, signal: AbortSignal): void => {
    if (!('locks' in navigator)) void lead()
    else navigator.locks.request(name, { signal }, lead).catch(() => undefined)
  }

const openWith =
  ({ apiId, apiToken }: Credentials) =>
  (groups: ReadonlyArray<string>, lastId: string, signal: AbortSignal): Promise<Response> => {
    // a stream without network stays open, and silent, for long
    const closing = new AbortController()
    const close = (): void => closing.abort()
    window.addEventListener('offline', close, { once: true, signal })
    // Safari before 17.4 has no `AbortSignal.any`.
    signal.addEventListener('abort', close, { once: true })
    return fetch(`${PREFIXES.v4}${endpoints.live.path}?groups=${groups.join(',')}&age=${ageOfAnswers()}`, {
      signal: closing.signal,
      cache: 'no-store',
      headers: {
        [HEADERS.user]: apiId,
        [HEADERS.key]: apiToken,
        [HEADERS.client]: WEB_CLIENT,
        ...(lastId === '' ? {} : { [HEADERS.lastEventId]: lastId }),
      },
    })
  }

/** Milliseconds in which this window may have been answered before its first stream. */
const ageOfAnswers = (): number => Math.round(performance.now())

const waitFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done, { once: true })
  })
