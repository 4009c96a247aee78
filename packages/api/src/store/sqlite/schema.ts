import type { DatabaseSync } from 'node:sqlite'
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName, type Index, indexName } from '../collections.ts'
import { valueAt } from './to-sql.ts'

/** The number of this layout, kept in the file. A file of a later layout is not opened. */
export const LAYOUT = 1

/** Makes every table and index of the collection table that is not there yet. */
export const createSchema = (database: DatabaseSync): void => {
  database.exec('BEGIN IMMEDIATE')
  try {
    for (const name of COLLECTION_NAMES) database.exec(`${tableOf(name)}; ${indexesOf(name).join('; ')}`)
    database.exec(`PRAGMA user_version = ${LAYOUT}; COMMIT`)
  } catch (fault) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw fault
  }
}

/** A failed unique index is known by this name. */
export const sqlIndexName = (collection: CollectionName, index: Index): string => `${collection} ${indexName(index)}`

/** A table with a rowid: without one, documents of ten kilobytes read and write at a third of the speed. */
const tableOf = (collection: CollectionName): string =>
  `CREATE TABLE IF NOT EXISTS ${collection} (
    key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, version INTEGER NOT NULL, body TEXT NOT NULL
  ) STRICT`

const indexesOf = (collection: CollectionName): readonly string[] => {
  const { indexes, expires } = COLLECTIONS[collection]
  const expiry: readonly Index[] = expires === undefined ? [] : [{ paths: [expires.path], unique: false }]
  return [...indexes, ...expiry].map((index) => createIndex(collection, index))
}

const createIndex = (collection: CollectionName, index: Index): string => {
  const columns = index.paths.map(valueAt).join(', ')
  const kind = index.unique ? 'UNIQUE INDEX' : 'INDEX'
  return `CREATE ${kind} IF NOT EXISTS "${sqlIndexName(collection, index)}" ON ${collection} (${columns})`
}
