import type { BackgroundJobs } from '../../core/background-jobs.ts'
import type { OutboxDependencies } from './deliver-batch.ts'
import { deliverOutbox } from './deliver.ts'

/** Milliseconds between two looks at what other processes have left. */
const INTERVAL = 5_000

export type OutboxJob = {
  /** Ends after the batch in progress. */
  readonly stop: () => void
}

/** Delivers what waits now, and looks again every few seconds. */
export const startOutboxJob = (app: OutboxDependencies & { readonly background: BackgroundJobs }): OutboxJob => {
  let isStopped = false
  let isRunning = false
  const run = () => {
    if (isRunning) return
    isRunning = true
    app.background.run('outbox', () =>
      deliverOutbox(app, () => isStopped).finally(() => {
        isRunning = false
      }),
    )
  }
  run()
  const timer = setInterval(run, INTERVAL).unref()
  return {
    stop: () => {
      isStopped = true
      clearInterval(timer)
    },
  }
}
