import { MongoError, MongoNetworkError } from 'mongodb'
import { StoreUnavailable } from '../store-unavailable.ts'
import { backOff } from './back-off.ts'

/** The driver itself asks twice; one lost connection loses all that wait for it, so a second may follow at once. */
const ATTEMPTS = 3

/** Reads, again when the connection is lost under it; rejects with `StoreUnavailable` when that does not help. */
export const reading = async <Rows>(read: () => Promise<Rows>): Promise<Rows> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read()
    } catch (fault) {
      if (!(fault instanceof MongoError)) throw fault
      if (!(fault instanceof MongoNetworkError) || attempt === ATTEMPTS) throw new StoreUnavailable(fault)
      await backOff(attempt)
    }
  }
}
