import * as E from 'fp-ts/lib/Either.js'
import type { Logger } from 'pino'
import type { Store } from './port.ts'

/** Milliseconds between two lines about the same reason. */
const INTERVAL = 60_000

/** A store that logs commits which were not confirmed, the same reason once a minute, and the first one after them. */
export const loggingStore = (store: Store, log: Pick<Logger, 'error' | 'info'>, clock: () => number): Store => {
  let last: { readonly reason: string; readonly at: number } | undefined
  return {
    ...store,
    commit: async (writes, options) => {
      const result = await store.commit(writes, options)
      if (E.isRight(result)) {
        if (last !== undefined) log.info('the store keeps commits again')
        last = undefined
      } else if (result.left.type === 'unavailable') {
        const { reason } = result.left
        if (last?.reason !== reason || clock() - last.at >= INTERVAL) {
          log.error({ reason }, 'the store did not confirm a commit')
          last = { reason, at: clock() }
        }
      }
      return result
    },
  }
}
