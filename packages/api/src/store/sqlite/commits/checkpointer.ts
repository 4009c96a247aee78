// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'

/** Carries the log over into the database on a thread, so that nobody but waiting commits waits for it. */
export type Checkpointer = {
  /** Between two transactions; the next one may begin when it resolves. */
  readonly pause: () => Promise<void>
  /** Must be closed before the database. */
  readonly close: () => Promise<void>
}

/** Pages of the log from which on it is carried over: 16 MB. */
const LONG_LOG = 4000

const WORKER = new URL('./checkpoint-worker.ts', import.meta.url)

/**
 * Carries a long log over twice: first all of it while commits go on, then, while they wait, the little that came
 * meanwhile. Only a log that is carried over to its end begins anew; otherwise it would grow for as long as somebody writes.
 * The thread starts with the first long log. docs/decisions/085-the-disk-is-waited-for-beside-the-event-loop.md.
 */
export const openCheckpointer = (database: DatabaseSync, longLog = LONG_LOG): Checkpointer => {
  const log = database.prepare('PRAGMA wal_checkpoint(NOOP)')
  let worker: Worker | undefined
  let state: 'short' | 'carried over beside commits' | 'nearly empty' = 'short'
  const start = (): Worker => {
    const started = new Worker(WORKER, { workerData: database.location() }).on('error', () => undefined)
    started.unref()
    return started.once('exit', () => {
      if (worker === started) worker = undefined
    })
  }
  /** Also when the thread has died: SQLite itself carries over a log that grew much longer. */
  const carryOver = (): Promise<void> =>
    new Promise((done) => {
      const thread = (worker ??= start())
      thread.ref()
      const end = (): void => {
        thread.off('message', end).off('exit', end).unref()
        done()
      }
      thread.on('message', end).on('exit', end)
      thread.postMessage('checkpoint')
    })
  return {
    pause: async () => {
      if (state === 'nearly empty') {
        await carryOver()
        state = 'short'
      } else if (state === 'short' && lengthOfLog(log.get()) > longLog) {
        state = 'carried over beside commits'
        void carryOver().then(() => {
          state = 'nearly empty'
        })
      }
    },
    close: async () => {
      const closing = worker
      if (closing === undefined) return
      // a process that has nothing else to do waits for it all the same
      closing.ref()
      const ended = new Promise((resolve) => closing.once('exit', resolve))
      closing.postMessage('close')
      await ended
    },
  }
}

/** Pages that are in the log only. */
const lengthOfLog = ({ log, checkpointed }: ReturnType<StatementSync['get']> = {}): number =>
  Number(log) - Number(checkpointed)
