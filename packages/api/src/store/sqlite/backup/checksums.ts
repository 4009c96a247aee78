import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** A table of backups alone. SQLite checks how its pages hang together, not the texts that are written on them. */
const CHECKSUMS = 'backup_checksums'

/** Writes a hash of each table into a backup, in the place of those that a backup which was put in the store's place had. */
export const addChecksums = (database: DatabaseSync): void => {
  dropChecksums(database)
  const checksums = tablesOf(database).map((table) => [table, hashOf(database, table)] as const)
  database.exec(`CREATE TABLE ${CHECKSUMS} (name TEXT PRIMARY KEY, hash TEXT NOT NULL) STRICT`)
  const insert = database.prepare(`INSERT INTO ${CHECKSUMS} VALUES (?, ?)`)
  for (const [table, hash] of checksums) insert.run(table, hash)
}

/** The first table that is not as it was backed up. Backups of earlier releases have no hashes: nothing is found. */
export const findAlteredTable = (database: DatabaseSync): string | undefined => {
  if (!hasChecksums(database)) return undefined
  const expected = new Map(
    database
      .prepare(`SELECT name, hash FROM ${CHECKSUMS}`)
      .all()
      .map(({ name, hash }) => [String(name), hash]),
  )
  const present = tablesOf(database)
  const missing = [...expected.keys()].find((name) => !present.includes(name))
  return missing ?? present.find((name) => hashOf(database, name) !== expected.get(name))
}

/** A store that serves has no hashes: they would be wrong from its first write on. */
export const dropChecksums = (database: DatabaseSync): void => {
  database.exec(`DROP TABLE IF EXISTS ${CHECKSUMS}`)
}

const hasChecksums = (database: DatabaseSync): boolean =>
  database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(CHECKSUMS) !== undefined

const tablesOf = (database: DatabaseSync): readonly string[] =>
  database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name != ?")
    .all(CHECKSUMS)
    .map(({ name }) => String(name))

const hashOf = (database: DatabaseSync, table: string): string => {
  const hash = createHash('sha256')
  for (const row of database.prepare(`SELECT * FROM "${table}" ORDER BY rowid`).iterate())
    hash.update(`${JSON.stringify(row)}\n`)
  return hash.digest('hex')
}
