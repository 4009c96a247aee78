import type { Either } from 'fp-ts/lib/Either.js'
import type { MongoSettings } from './mongo/open-mongo-store.ts'
import type { OpenFailure, Store } from './port.ts'
import { openSqliteStore } from './sqlite/open-sqlite-store.ts'

export type StoreSettings = {
  /** The folder of the embedded store. */
  readonly dataDir: string
  /** A connection string: use this MongoDB instead of the embedded store. */
  readonly mongodbUrl?: string | undefined
  /** Milliseconds since 1970; `Date.now` by default. */
  readonly clock?: () => number
}

/** Opens the configured store. A failure names cause and cure in one sentence. */
export const openStore = ({ dataDir, mongodbUrl, ...rest }: StoreSettings): Promise<Either<OpenFailure, Store>> =>
  mongodbUrl === undefined ? openSqliteStore({ dataDir, ...rest }) : openMongoStore({ url: mongodbUrl, ...rest })

/** A MongoDB as a store. Its driver is large and loaded here, since most servers need none. */
export const openMongoStore = async (settings: MongoSettings): Promise<Either<OpenFailure, Store>> => {
  const mongo = await import('./mongo/open-mongo-store.ts')
  return mongo.openMongoStore(settings)
}
