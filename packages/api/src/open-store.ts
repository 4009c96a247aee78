import type * as E from 'fp-ts/lib/Either.js'
import type { Config } from './config.ts'
import type { OpenFailure, Store } from './store/port.ts'
import { openSqliteStore } from './store/sqlite/open-sqlite-store.ts'

/** The store that the configuration names. */
export const openStore = (config: Config): Promise<E.Either<OpenFailure, Store>> =>
  openSqliteStore({ dataDir: config.dataDir })
