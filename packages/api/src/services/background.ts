import type { Logger } from 'pino'

/** Work that an answer does not wait for. */
export type Background = {
  readonly run: (name: string, work: () => Promise<unknown>) => void
  /** Resolves when everything begun so far has ended. */
  readonly ended: () => Promise<void>
}

/** What fails is logged; nobody is waiting for it. */
export const backgroundOf = (log: Logger): Background => {
  const running = new Set<Promise<unknown>>()
  return {
    run: (name, work) => {
      const job = work()
        .catch((fault: unknown) => log.error({ err: fault, job: name }, 'background work failed'))
        .finally(() => running.delete(job))
      running.add(job)
    },
    ended: async () => {
      await Promise.all(running)
    },
  }
}
