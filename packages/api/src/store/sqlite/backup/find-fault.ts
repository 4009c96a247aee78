import { DatabaseSync } from 'node:sqlite'
import { LAYOUT } from '../schema.ts'
import { findAlteredTable } from './checksums.ts'

/** Why a file is no store that this release can open, if it is not. Reads every page of it and changes nothing. */
export const findFault = (file: string): string | undefined => {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const verdict = String(firstValue(database, 'PRAGMA integrity_check(1)'))
    if (verdict !== 'ok') return verdict
    const layout = Number(firstValue(database, 'PRAGMA user_version'))
    if (layout > LAYOUT) return 'a later version of Daykeep wrote it'
    const isStore = firstValue(database, "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'users'")
    if (isStore === undefined) return 'it is no store of Daykeep'
    const altered = findAlteredTable(database)
    return altered === undefined ? undefined : `${altered} are not what was backed up: the file was altered since`
  } finally {
    database.close()
  }
}

const firstValue = (database: DatabaseSync, sql: string): unknown => Object.values(database.prepare(sql).get() ?? {})[0]
