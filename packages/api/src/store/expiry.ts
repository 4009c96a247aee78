import { setImmediate as nextTurn } from 'node:timers/promises'
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from './collections.ts'

/** Removes a batch of documents whose instant at `path` is before `before`; resolves with their number. */
export type RemoveExpired = (collection: CollectionName, path: string, before: number) => Promise<number>

export type ExpiryJob = {
  /** Stops the job; resolves when a run in progress has ended. */
  readonly stop: () => Promise<void>
}

/** Milliseconds between two runs. */
const INTERVAL = 60 * 60 * 1000

/** Removes expired documents now and every hour. `clock` returns milliseconds since 1970. */
export const startExpiryJob = (removeExpired: RemoveExpired, clock: () => number): ExpiryJob => {
  const abort = new AbortController()
  const run = () => removeAllExpired(removeExpired, clock(), abort.signal).catch(ignore)
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, INTERVAL).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      abort.abort()
      await running
    },
  }
}

const removeAllExpired = async (removeExpired: RemoveExpired, now: number, signal: AbortSignal): Promise<void> => {
  for (const collection of COLLECTION_NAMES) {
    const { expires } = COLLECTIONS[collection]
    if (expires === undefined) continue
    let removed = 1
    while (removed > 0 && !signal.aborted) {
      removed = await removeExpired(collection, expires.path, now - expires.after)
      await nextTurn()
    }
  }
}

/** Expired documents do no harm; the next run removes them. */
const ignore = (): void => undefined
