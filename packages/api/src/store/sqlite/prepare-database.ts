import type { DatabaseSync } from 'node:sqlite'
import { createSchema, LAYOUT } from './schema.ts'

/**
 * NORMAL: SQLite itself syncs when it carries the log over; that an answered commit outlives the loss of power is the
 * work of `wal-sync.ts`. The cache is given in KiB: 64 MB. The log is carried over into the file at 16,000 pages (64 MB),
 * since each time costs commits that wait.
 */
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA checkpoint_fullfsync = ON;
  PRAGMA cache_size = -65536;
  PRAGMA wal_autocheckpoint = 16000;
`

/** Applies settings, tables and indexes. False, with nothing changed, when a later Daykeep wrote the file. */
export const prepareDatabase = (database: DatabaseSync): boolean => {
  const layout = Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
  if (layout > LAYOUT) return false
  database.exec(SETTINGS)
  createSchema(database)
  return true
}
