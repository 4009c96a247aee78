import type { DatabaseSync } from 'node:sqlite'
import type { CollectionName } from '../../collections.ts'
import type { Json, JsonObject } from '../../json.ts'
import type { Statements } from '../sql/statements.ts'
import { growingListOf, type KnownList, type ListWrite } from './list-write.ts'

/** The column with the number of the list's first entry: nothing where the list, if there is one, is in the body. */
export const FIRST = 'first'

export const hasGrowingList = (collection: CollectionName): boolean => growingListOf(collection) !== undefined

const tableOf = (collection: CollectionName, list: string): string => `"${collection} ${list}"`

/** Writes the rows of a list whose document was just written. */
export const writeList = (
  statements: Statements,
  { collection, id }: { readonly collection: CollectionName; readonly id: string },
  { first, added, addedAt, isAnew, tidies }: ListWrite,
): void => {
  const rows = tableOf(collection, growingListOf(collection) ?? '')
  if (isAnew) statements(`DELETE FROM ${rows} WHERE id = ?`).run(id)
  if (added !== '') statements(`INSERT INTO ${rows} (id, number, entries) VALUES (?, ?, ?)`).run(id, addedAt, added)
  if (!tidies) return
  const ofFirst = `SELECT max(number) FROM ${rows} WHERE id = ? AND number <= ?`
  statements(`DELETE FROM ${rows} WHERE id = ? AND number < (${ofFirst})`).run(id, id, first)
}

/** Removes the rows of a document that was removed. */
export const removeList = (statements: Statements, collection: CollectionName, id: string): void => {
  const name = growingListOf(collection)
  if (name !== undefined) statements(`DELETE FROM ${tableOf(collection, name)} WHERE id = ?`).run(id)
}

/** A document with its list, in one statement: between two, another process may write. */
export const selectWithList = (collection: CollectionName): string => {
  const name = growingListOf(collection)
  if (name === undefined) return `SELECT version, body FROM ${collection} WHERE id = ?`
  const ofRows = (what: string) => `(SELECT ${what} FROM ${tableOf(collection, name)} AS part WHERE part.id = whole.id)`
  return `SELECT version, body, ${FIRST} AS first, ${ofRows("group_concat(entries, ',' ORDER BY number)")} AS entries,
    ${ofRows('min(number)')} AS oldest FROM ${collection} AS whole WHERE id = ?`
}

type Row = Readonly<Record<string, unknown>>

/** Puts the list of a row into the body. A list that is in the body already was written by an earlier release. */
export const readList = (
  collection: CollectionName,
  body: JsonObject,
  { first, entries, oldest }: Row,
): { readonly body: JsonObject; readonly list?: KnownList } => {
  const name = growingListOf(collection)
  if (name === undefined || typeof first !== 'number' || Object.hasOwn(body, name)) return { body }
  const text = typeof entries === 'string' ? entries : ''
  const list = (JSON.parse(`[${text}]`) as readonly Json[]).slice(first - Number(oldest ?? first))
  return { body: { ...body, [name]: list }, list: { first, size: text.length } }
}

/** Creates table and column where they are missing. */
export const createListRows = (database: DatabaseSync, collection: CollectionName): void => {
  const name = growingListOf(collection)
  if (name === undefined) return
  const columns = database.prepare(`PRAGMA table_info(${collection})`).all()
  if (!columns.some((column) => column['name'] === FIRST))
    database.exec(`ALTER TABLE ${collection} ADD COLUMN ${FIRST} INTEGER`)
  database.exec(
    `CREATE TABLE IF NOT EXISTS ${tableOf(collection, name)} (
      key INTEGER PRIMARY KEY, id TEXT NOT NULL, number INTEGER NOT NULL, entries TEXT NOT NULL, UNIQUE (id, number)
    ) STRICT`,
  )
}
