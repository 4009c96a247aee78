import type { DatabaseSync } from 'node:sqlite'
import { createSchema, LAYOUT } from './schema.ts'

/**
 * FULL: a commit that was answered outlives the loss of power. The cache is given in KiB: 64 MB. The log is carried over
 * into the file at 16,000 pages (64 MB), since each time costs commits that wait.
 */
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA fullfsync = ON;
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
