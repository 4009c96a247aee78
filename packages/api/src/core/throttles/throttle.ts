import { hash } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'

/** A rate limit by key, in windows of fixed length. In memory: each process counts for itself. */
export type Throttle = {
  /** Counts `cost` points, also beyond the limit. */
  readonly hit: (key: string, cost?: number) => Promise<ThrottleCount>
  /** Takes a hit back, if its window has not ended. */
  readonly giveBack: (key: string) => Promise<void>
  readonly reset: (key: string) => Promise<void>
}

export type ThrottleCount = {
  readonly consumed: number
  readonly isExceeded: boolean
  /** Milliseconds until the count begins anew. */
  readonly resetsIn: number
}

/** Keys of one throttle; beyond that the oldest are forgotten. 100,000 take about 25 MB. */
const MAX_KEYS = 100_000

/**
 * Allows `points` in `seconds`. Keys come from requests: they are kept as hashes and their number is limited, so that
 * nobody decides how much memory they take. docs/decisions/073-bounds-of-what-is-kept.md.
 */
export const createThrottle = (points: number, seconds: number, maxKeys = MAX_KEYS): Throttle => {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  /** In the order in which their windows began; the limiter itself knows no limit of keys. */
  const ids = new Set<string>()
  const keepNewest = async (id: string): Promise<void> => {
    ids.delete(id)
    ids.add(id)
    const [oldest] = ids
    if (ids.size <= maxKeys || oldest === undefined) return
    ids.delete(oldest)
    await limiter.delete(oldest)
  }
  return {
    hit: async (key, cost = 1) => {
      const id = hashKey(key)
      const { consumedPoints, msBeforeNext, isFirstInDuration } = await limiter.penalty(id, cost)
      if (isFirstInDuration) await keepNewest(id)
      return { consumed: consumedPoints, isExceeded: consumedPoints > points, resetsIn: msBeforeNext }
    },
    giveBack: async (key) => {
      const id = hashKey(key)
      if ((await limiter.get(id)) !== null) await limiter.reward(id)
    },
    reset: async (key) => {
      const id = hashKey(key)
      ids.delete(id)
      await limiter.delete(id)
    },
  }
}

const hashKey = (key: string): string => hash('sha256', key, 'base64url')
