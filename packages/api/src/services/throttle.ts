import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Counts what somebody does wrong or too often. In memory: each process counts for itself. */
export type Throttle = {
  /** Seconds to wait, or nothing when one may go on. */
  readonly waitFor: (key: string) => Promise<number | undefined>
  readonly count: (key: string) => Promise<void>
  readonly forget: (key: string) => Promise<void>
}

/** `points` times in `duration` seconds. */
export const throttleOf = (points: number, duration: number): Throttle => {
  const limiter = new RateLimiterMemory({ points, duration })
  return {
    waitFor: async (key) => {
      const found = await limiter.get(key)
      if (found === null || found.consumedPoints < points) return undefined
      return Math.max(1, Math.ceil(found.msBeforeNext / 1000))
    },
    count: async (key) => {
      try {
        await limiter.consume(key)
      } catch (full) {
        if (!(full instanceof RateLimiterRes)) throw full
      }
    },
    forget: async (key) => {
      await limiter.delete(key)
    },
  }
}
