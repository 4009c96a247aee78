import type { DatabaseSync } from 'node:sqlite'
import { createListRows, FIRST } from './growing-lists/list-rows.ts'
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName, type Index, indexName } from '../collections.ts'
import { APART, holdsApart, indexedText } from './sql/indexed-values.ts'
import { createListTables } from './list-tables.ts'
import { sortedValueAt } from './sql/to-sql.ts'

/** The version of the table layout, stored in the file. A file with a later one is not opened. */
export const LAYOUT = 4

/** Creates the tables and indexes of all collections that are missing. */
export const createSchema = (database: DatabaseSync): void => {
  database.exec('BEGIN IMMEDIATE')
  try {
    for (const name of COLLECTION_NAMES) {
      database.exec(tableOf(name))
      addIndexedValues(database, name)
      database.exec(indexesOf(name).join('; '))
      createListTables(database, name)
      createListRows(database, name)
    }
    database.exec(`PRAGMA user_version = ${LAYOUT}; COMMIT`)
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** The name by which errors report a unique index. */
export const sqlIndexName = (collection: CollectionName, index: Index): string => `${collection} ${indexName(index)}`

/**
 * With a rowid: WITHOUT ROWID, documents of 10 KB are read and written at a third of the speed. What changes with each write
 * stands before a body with hot fields; in files of earlier releases it stands behind, and a write touches one page more.
 */
const tableOf = (collection: CollectionName): string => {
  const before = COLLECTIONS[collection].hot === undefined ? '' : ` ${FIRST} INTEGER, ${APART} TEXT,`
  return `CREATE TABLE IF NOT EXISTS ${collection} (
    key INTEGER PRIMARY KEY${COLLECTIONS[collection].isFollowed ? ' AUTOINCREMENT' : ''},
    id TEXT NOT NULL UNIQUE, version INTEGER NOT NULL,${before} body TEXT NOT NULL
  ) STRICT`
}

/** Files of earlier layouts have no column for what is held apart of some collections; their indexes are of the bodies. */
const addIndexedValues = (database: DatabaseSync, collection: CollectionName): void => {
  if (!holdsApart(collection)) return
  const columns = database.prepare(`PRAGMA table_info(${collection})`).all()
  if (columns.some(({ name }) => name === APART)) return
  const ofBodies = "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL"
  for (const { name } of database.prepare(ofBodies).all(collection)) database.exec(`DROP INDEX "${String(name)}"`)
  database.exec(`ALTER TABLE ${collection} ADD COLUMN ${APART} TEXT`)
  const write = database.prepare(`UPDATE ${collection} SET ${APART} = ? WHERE key = ?`)
  for (const { key, body } of database.prepare(`SELECT key, body FROM ${collection}`).all())
    write.run(indexedText(collection, JSON.parse(String(body))) ?? null, Number(key))
}

const indexesOf = (collection: CollectionName): readonly string[] => {
  const { indexes, expires, idsBeginWith } = COLLECTIONS[collection]
  const expiry: readonly Index[] = expires === undefined ? [] : [{ paths: [expires.path], unique: false }]
  return [...indexes, ...expiry].map((index) =>
    index.paths.join() === idsBeginWith ? dropIndex(collection, index) : createIndex(collection, index),
  )
}

/** Of an earlier release. */
const dropIndex = (collection: CollectionName, index: Index): string =>
  `DROP INDEX IF EXISTS "${sqlIndexName(collection, index)}"`

const createIndex = (collection: CollectionName, index: Index): string => {
  const columns = index.paths
    .map((path) => sortedValueAt(collection, { path, ...(path === index.ignoresCase && { ignoresCase: true }) }))
    .join(', ')
  const kind = index.unique ? 'UNIQUE INDEX' : 'INDEX'
  return `CREATE ${kind} IF NOT EXISTS "${sqlIndexName(collection, index)}" ON ${collection} (${columns})`
}
