import { createHash } from 'node:crypto'

/** A rate limit by key, in windows of fixed length. In memory: each process counts for itself. */
export type Throttle = {
  /** Seconds to wait, or undefined below the limit. */
  readonly retryAfter: (key: string) => number | undefined
  /** Counts `cost` points, also beyond the limit. */
  readonly hit: (key: string, cost?: number) => ThrottleCount
  readonly reset: (key: string) => void
}

export type ThrottleCount = {
  readonly consumed: number
  /** Milliseconds until the count begins anew. */
  readonly resetsIn: number
}

type Window = { consumed: number; readonly endsAt: number }

/** Keys of one throttle; beyond that the oldest are forgotten. 100,000 windows take about 20 MB. */
const MAX_KEYS = 100_000

/**
 * Allows `points` in `seconds`. Keys come from requests: they are kept as hashes and their number is limited, so that
 * nobody decides how much memory they take. docs/decisions/073-bounds-of-what-is-kept.md.
 */
export const createThrottle = (
  points: number,
  seconds: number,
  { maxKeys = MAX_KEYS, clock = Date.now }: { readonly maxKeys?: number; readonly clock?: () => number } = {},
): Throttle => {
  /** In the order of their ends, since all windows are equally long. */
  const windows = new Map<string, Window>()
  const find = (id: string): Window | undefined => {
    const window = windows.get(id)
    return window === undefined || window.endsAt <= clock() ? undefined : window
  }
  const open = (id: string): Window => {
    const window = { consumed: 0, endsAt: clock() + seconds * 1000 }
    windows.delete(id)
    windows.set(id, window)
    return window
  }
  const forget = (): void => {
    for (const [id, { endsAt }] of windows) {
      if (endsAt > clock() && windows.size <= maxKeys) return
      windows.delete(id)
    }
  }
  return {
    retryAfter: (key) => {
      const window = find(hashKey(key))
      if (window === undefined || window.consumed < points) return undefined
      return Math.max(1, Math.ceil((window.endsAt - clock()) / 1000))
    },
    hit: (key, cost = 1) => {
      const id = hashKey(key)
      const window = find(id) ?? open(id)
      window.consumed += cost
      forget()
      return { consumed: window.consumed, resetsIn: window.endsAt - clock() }
    },
    reset: (key) => {
      windows.delete(hashKey(key))
    },
  }
}

const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url')
