import { MongoError } from 'mongodb'
import { StoreUnavailable } from '../store-unavailable.ts'
import { backOff } from './back-off.ts'
import { isLostConnection } from './lost-connection.ts'

/** On top of the driver's own retry: a lost connection fails every operation on it, so losses come in groups. */
const ATTEMPTS = 3

/** Reads, and retries after lost connections. Rejects with `StoreUnavailable` when that fails, too. */
export const retryRead = async <Rows>(read: () => Promise<Rows>): Promise<Rows> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read()
    } catch (error) {
      const isLost = isLostConnection(error)
      if (!isLost && !(error instanceof MongoError)) throw error
      if (!isLost || attempt === ATTEMPTS) throw new StoreUnavailable(error)
      await backOff(attempt)
    }
  }
}
