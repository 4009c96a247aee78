import type { CollectionName } from '../../collections.ts'
import { and, type Filter } from '../../filter.ts'
import type { Query } from '../../port.ts'
import { entryOf, listTable } from '../list-tables.ts'
import { sortedValueAt, type Sql, toSql } from './to-sql.ts'

/** What is selected of the documents that a query finds. */
export type Selected = 'ids' | 'documents'

/** The ids that a query finds, or all of the documents. SQLite sorts NULL first, then numbers, then texts, as the port requires. */
export const toSelect = (
  collection: CollectionName,
  { where, ids, after, sort, skip, limit }: Query,
  selected: Selected = 'ids',
): Sql => {
  const columns = [`${collection}.id`, ...(selected === 'documents' ? ['version', 'body'] : [])]
  const source = ids === undefined ? toSource(collection, where, after) : ofIds(collection, ids, { where, after })
  const order = [
    ...(sort ?? []).map((each) => `${sortedValueAt(collection, each)} ${DIRECTIONS[each.order]}`),
    source.id,
  ]
  return {
    text: `SELECT ${columns.join(', ')} FROM ${source.text} ORDER BY ${order.join(', ')} LIMIT ? OFFSET ?`,
    values: [...source.values, limit ?? NO_LIMIT, skip ?? 0],
  }
}

export const toCount = (collection: CollectionName, where: Filter | undefined): Sql => {
  const source = toSource(collection, where, undefined)
  return { text: `SELECT count(*) AS total FROM ${source.text}`, values: source.values }
}

/** SQLite tells the bytes of a text without reading it. */
export const toSize = (collection: CollectionName, where: Filter | undefined): Sql => {
  const source = toSource(collection, where, undefined)
  return { text: `SELECT total(octet_length(body)) AS bytes FROM ${source.text}`, values: source.values }
}

const NO_LIMIT = -1

const DIRECTIONS = { ascending: 'ASC', descending: 'DESC' } as const

/** Tables and conditions; `id` is the column to sort by. */
type Source = Sql & { readonly id: string }

const toSource = (collection: CollectionName, filter: Filter | undefined, after: string | undefined): Source => {
  const where = isEmpty(filter) ? undefined : filter
  const anchor = where === undefined ? undefined : findAnchor(collection, where)
  return anchor === undefined ? ofTable(collection, where, after) : ofList(collection, anchor, after)
}

/** Every document meets all of no conditions. */
const isEmpty = (filter: Filter | undefined): boolean => filter?.type === 'and' && filter.filters.every(isEmpty)

/**
 * The plus takes the order by id out of the plan where there is a filter: to get its order for nothing, SQLite would
 * otherwise read the whole table by id instead of going by an index of the filter.
 */
const ofTable = (collection: CollectionName, where: Filter | undefined, after: string | undefined): Source => {
  const id = where === undefined ? `${collection}.id` : `+${collection}.id`
  const conditions = [...(where === undefined ? [] : [toSql(collection, where)]), ...behind(id, after)]
  return { ...withConditions(collection, conditions), id }
}

const ofIds = (
  collection: CollectionName,
  ids: readonly string[],
  { where, after }: { readonly where: Filter | undefined; readonly after: string | undefined },
): Source => {
  const id = `${collection}.id`
  const named = { text: `${id} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(ids)] }
  const conditions = where === undefined ? [] : [toSql(collection, where)]
  return { ...withConditions(collection, [named, ...behind(id, after), ...conditions]), id }
}

/** A condition on the entries of an indexed list, and what else is asked. */
type Anchor = { readonly table: string; readonly value: string; readonly rest: readonly Filter[] }

/** Goes through the index of a list in the order of ids, so that a page is read without the rest of the list. */
const ofList = (collection: CollectionName, { table, value, rest }: Anchor, after: string | undefined): Source => {
  const conditions = [{ text: 'list.value = ?', values: [value] }, ...behind('list.id', after)]
  const more = rest.length === 0 ? [] : [toSql(collection, and(...rest))]
  const tables = `"${table}" AS list CROSS JOIN ${collection} ON ${collection}.id = list.id`
  return { ...withConditions(tables, [...conditions, ...more]), id: 'list.id' }
}

const findAnchor = (collection: CollectionName, where: Filter): Anchor | undefined => {
  const filters = where.type === 'and' ? where.filters : [where]
  for (const [place, filter] of filters.entries()) {
    const entry = entryOf(collection, filter)
    if (entry !== undefined)
      return { table: listTable(collection, entry.list), value: entry.value, rest: filters.toSpliced(place, 1) }
  }
  return undefined
}

const behind = (id: string, after: string | undefined): readonly Sql[] =>
  after === undefined ? [] : [{ text: `${id} > ?`, values: [after] }]

const withConditions = (tables: string, conditions: readonly Sql[]): Sql => ({
  text: conditions.length === 0 ? tables : `${tables} WHERE ${conditions.map(({ text }) => text).join(' AND ')}`,
  values: conditions.flatMap(({ values }) => values),
})
