import * as E from 'fp-ts/lib/Either.js'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { OpenFailure, Store } from '../port.ts'
import { reasonOf } from '../store-unavailable.ts'
import { prepareDatabase } from './prepare-database.ts'
import { sqliteStore } from './sqlite-store.ts'

export type SqliteSettings = {
  /** The folder of the database file, created if missing. */
  readonly dataDir: string
  /** Milliseconds since 1970. */
  readonly clock?: () => number
}

/** The name of the database in the data folder. */
export const SQLITE_FILE = 'daykeep.sqlite'

/** The file holds password hashes. SQLite gives the files beside it the same rights. */
const OWNER_ONLY = 0o600

/** Milliseconds that a commit waits for another process writing to the same file. */
const BUSY_TIMEOUT = 5000

/** Bytes that are checked whole at the start, in about a tenth of a second. */
const WHOLE_CHECK = 32 * 1024 * 1024

/**
 * Opens the embedded store. Other processes may have the same file open: SQLite lets one write at a time and the others
 * wait, and the versions of the documents keep them from undoing each other.
 */
export const openSqliteStore = async (settings: SqliteSettings): Promise<E.Either<OpenFailure, Store>> => {
  const file = join(settings.dataDir, SQLITE_FILE)
  try {
    mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
    closeSync(openSync(file, 'a', OWNER_ONLY))
    const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT })
    const damage = findDamage(database)
    if (damage !== undefined) {
      database.close()
      return openFailure(
        `${file} is damaged (${damage}). Put a backup in its place, or rescue it with ".recover" of sqlite3.`,
      )
    }
    return prepareDatabase(database)
      ? E.right(sqliteStore(database, settings.clock ?? Date.now))
      : newerLayout(database, file)
  } catch (error) {
    return openFailure(`${file} cannot be used as a database: ${reasonOf(error)}`)
  }
}

/**
 * The first damage that a quick check finds. Of a larger file it checks what every start reads: header, schema and both
 * ends of each table; damage elsewhere is noticed when it is read.
 */
const findDamage = (database: DatabaseSync): string | undefined => {
  const size = numberOf(database, 'page_count') * numberOf(database, 'page_size')
  if (size <= WHOLE_CHECK) {
    const verdict = String(Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0])
    return verdict === 'ok' ? undefined : verdict
  }
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
  for (const { name } of tables)
    for (const order of ['ASC', 'DESC'])
      database.prepare(`SELECT * FROM "${String(name)}" ORDER BY rowid ${order} LIMIT 1`).get()
  return undefined
}

const numberOf = (database: DatabaseSync, name: string): number =>
  Number(Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0])

const newerLayout = (database: DatabaseSync, file: string): E.Either<OpenFailure, never> => {
  database.close()
  return openFailure(`${file} was written by a later version of Daykeep. Start that version, or name another DATA_DIR.`)
}

const openFailure = (reason: string): E.Either<OpenFailure, never> => E.left({ type: 'unavailable', reason })
