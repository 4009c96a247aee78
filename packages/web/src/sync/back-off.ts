import type { Environment } from './ports.ts'

/** Delays before another attempt, in milliseconds, one failure after the other; the last one repeats. */
export const BACK_OFF = [500, 1_000, 2_000, 5_000, 10_000, 30_000] as const

export type BackOff = {
  readonly isWaiting: () => boolean
  /** Schedules another attempt, later after each failure in a row. */
  readonly wait: (retry: () => void) => void
  readonly cancel: () => void
  /** An attempt has succeeded: the next delay is the shortest again. */
  readonly reset: () => void
}

export const createBackOff = (schedule: Environment['schedule']): BackOff => {
  let failures = 0
  let cancelTimer: (() => void) | undefined

  const cancel = (): void => {
    cancelTimer?.()
    cancelTimer = undefined
  }

  return {
    isWaiting: () => cancelTimer !== undefined,
    wait: (retry) => {
      const delay = BACK_OFF[Math.min(failures, BACK_OFF.length - 1)] ?? BACK_OFF[0]
      failures += 1
      cancelTimer = schedule(delay, () => {
        cancelTimer = undefined
        retry()
      })
    },
    cancel,
    reset: () => {
      failures = 0
    },
  }
}
