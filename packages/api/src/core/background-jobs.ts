import type { Logger } from 'pino'

/** Work that no response waits for. */
export type BackgroundJobs = {
  readonly run: (name: string, work: () => Promise<unknown>) => void
  /** Aborted when the server stops: what waits for others gives up. */
  readonly stopping: AbortSignal
  readonly stop: () => void
  /** Resolves when every job has ended, those that jobs started included. */
  readonly settled: () => Promise<void>
}

/** Failures are logged, since nothing waits for the result. */
export const createBackgroundJobs = (log: Logger): BackgroundJobs => {
  const running = new Set<Promise<unknown>>()
  const stopping = new AbortController()
  return {
    stopping: stopping.signal,
    stop: () => stopping.abort(),
    run: (name, work) => {
      const job = work()
        .catch((error: unknown) => log.error({ err: error, job: name }, 'background work failed'))
        .finally(() => running.delete(job))
      running.add(job)
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
