import type { DatabaseSync } from 'node:sqlite'
import { createSchema, LAYOUT } from './schema.ts'

/**
 * NORMAL: SQLite itself syncs when it carries the log over; that an answered commit outlives the loss of power is the
 * work of `wal-sync.ts`. The cache is given in KiB: 64 MB. `checkpointer.ts` carries the log over into the file; SQLite does so
 * itself only at 64,000 pages (256 MB), when the thread for it is missing, since everybody waits for that.
 */
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA checkpoint_fullfsync = ON;
  PRAGMA cache_size = -65536;
  PRAGMA wal_autocheckpoint = 64000;
`

/** Applies settings, tables and indexes. False, with nothing changed, when a later Daykeep wrote the file. */
export const prepareDatabase = (database: DatabaseSync): boolean => {
  const layout = Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
  if (layout > LAYOUT) return false
  database.exec(SETTINGS)
  createSchema(database)
  return true
}
