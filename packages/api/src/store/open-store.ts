import type { Either } from 'fp-ts/lib/Either.js'
import { openMongoStore } from './mongo/open-mongo-store.ts'
import type { OpenFailure, Store } from './port.ts'
import { openSqliteStore } from './sqlite/open-sqlite-store.ts'

export type StoreSettings = {
  /** The folder of the embedded store. */
  readonly dataDir: string
  /** With a connection string, documents are kept in that MongoDB instead. */
  readonly mongodbUrl?: string | undefined
  /** Milliseconds since 1970; the machine's own clock, unless it is given. */
  readonly clock?: () => number
}

/** Opens the store that the settings ask for. A failure says in one sentence what is wrong and what helps. */
export const openStore = ({ dataDir, mongodbUrl, ...rest }: StoreSettings): Promise<Either<OpenFailure, Store>> =>
  mongodbUrl === undefined ? openSqliteStore({ dataDir, ...rest }) : openMongoStore({ url: mongodbUrl, ...rest })
