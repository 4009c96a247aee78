import type { DatabaseSync } from 'node:sqlite'
import { type CollectionName, COLLECTIONS, type ListIndex, listIndexName, listIndexOf } from '../collections.ts'
import type { Filter } from '../filter.ts'
import { columnOf } from './sql/indexed-values.ts'
import { jsonPath } from './sql/json-path.ts'

/** An indexed list and the entry that is looked for in it. */
export type Entry = { readonly list: ListIndex; readonly value: string }

/** What a filter asks of an indexed list, if it asks that. Only texts are in the index. */
export const entryOf = (collection: CollectionName, filter: Filter): Entry | undefined => {
  if (filter.type !== 'contains' || typeof filter.value !== 'string') return undefined
  const list = listIndexOf(collection, filter)
  return list === undefined ? undefined : { list, value: filter.value }
}

/** SQLite has no index of the entries of a list: a table of them, which triggers keep, stands in for it. */
export const listTable = (collection: CollectionName, list: ListIndex): string => `${collection} ${listIndexName(list)}`

/** Creates the tables of a collection's lists; a new one is filled from the documents that are there. */
export const createListTables = (database: DatabaseSync, collection: CollectionName): void => {
  for (const list of COLLECTIONS[collection].lists ?? []) {
    const table = listTable(collection, list)
    const isThere = database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(table)
    if (isThere !== undefined) continue
    database.exec(`CREATE TABLE "${table}" (value TEXT NOT NULL, id TEXT NOT NULL, UNIQUE (value, id)) STRICT`)
    database.exec(
      `INSERT INTO "${table}" SELECT DISTINCT ${entriesOf(list, collection)} FROM ${collection}, ${eachOf(collection, list, collection)}`,
    )
    for (const trigger of triggersOf(collection, list)) database.exec(trigger)
  }
}

/** A list that stays as it is costs a comparison only. */
const triggersOf = (collection: CollectionName, list: ListIndex): readonly string[] => {
  const table = listTable(collection, list)
  const path = jsonPath(list.path)
  const insert = `INSERT INTO "${table}" SELECT DISTINCT ${entriesOf(list, 'new')} FROM ${eachOf(collection, list, 'new')};`
  const remove = `DELETE FROM "${table}" WHERE (value, id) IN (SELECT ${entriesOf(list, 'old')} FROM ${eachOf(collection, list, 'old')});`
  const column = columnOf(collection, list.path)
  const isChanged = `json_extract(old.${column}, ${path}) IS NOT json_extract(new.${column}, ${path})`
  return [
    `CREATE TRIGGER "${table} insert" AFTER INSERT ON ${collection} BEGIN ${insert} END`,
    `CREATE TRIGGER "${table} update" AFTER UPDATE OF ${column} ON ${collection} WHEN ${isChanged} BEGIN ${remove} ${insert} END`,
    `CREATE TRIGGER "${table} delete" AFTER DELETE ON ${collection} BEGIN ${remove} END`,
  ]
}

const entriesOf = ({ key }: ListIndex, row: string): string =>
  `${key === undefined ? 'entry.value' : `json_extract(entry.value, ${jsonPath(key)})`}, ${row}.id`

/** The entries of the list that are texts, or whose key is one. */
const eachOf = (collection: CollectionName, { path, key }: ListIndex, row: string): string => {
  const list = `${row}.${columnOf(collection, path)}, ${jsonPath(path)}`
  const isText =
    key === undefined
      ? "entry.type = 'text'"
      : `entry.type = 'object' AND json_type(entry.value, ${jsonPath(key)}) = 'text'`
  return `json_each(${list}) AS entry WHERE json_type(${list}) = 'array' AND ${isText}`
}
