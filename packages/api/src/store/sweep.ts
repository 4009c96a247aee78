import { setImmediate as nextTurn } from 'node:timers/promises'
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from './collections.ts'

/** Removes some documents whose instant at `path` is before `before`, and answers how many it removed. */
export type RemoveExpired = (collection: CollectionName, path: string, before: number) => Promise<number>

export type Sweeping = {
  /** Ends the sweeping; resolves when a sweep that has begun is over. */
  readonly stop: () => Promise<void>
}

/** Milliseconds between two sweeps. */
const SWEEP_EVERY = 60 * 60 * 1000

/** Removes what has expired, now and every hour. `clock` answers milliseconds since 1970. */
export const keepSwept = (removeExpired: RemoveExpired, clock: () => number): Sweeping => {
  const abort = new AbortController()
  const run = () => sweep(removeExpired, clock(), abort.signal).catch(untilNextTime)
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, SWEEP_EVERY).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      abort.abort()
      await running
    },
  }
}

const sweep = async (removeExpired: RemoveExpired, now: number, signal: AbortSignal): Promise<void> => {
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

/** A document that outstays its time harms nobody, and the next sweep takes it. */
const untilNextTime = (): void => undefined
