import type { CollectionName } from '../collections.ts'
import type { Filter } from '../filter.ts'
import type { Query, Sort } from '../port.ts'
import { type Sql, toSql, valueAt } from './to-sql.ts'

/** The SELECT of a query. SQLite sorts NULL first, then numbers, then texts, as the port requires. */
export const toSelect = (collection: CollectionName, { where, sort, skip, limit }: Query): Sql => {
  const condition = toCondition(where)
  return {
    text: `SELECT id, version, body FROM ${collection}${condition.text} ORDER BY ${toOrder(sort ?? [], where)} LIMIT ? OFFSET ?`,
    values: [...condition.values, limit ?? NO_LIMIT, skip ?? 0],
  }
}

export const toCount = (collection: CollectionName, where: Filter | undefined): Sql => {
  const condition = toCondition(where)
  return { text: `SELECT count(*) AS total FROM ${collection}${condition.text}`, values: condition.values }
}

const NO_LIMIT = -1

const toCondition = (where: Filter | undefined): Sql => {
  if (where === undefined) return { text: '', values: [] }
  const { text, values } = toSql(where)
  return { text: ` WHERE ${text}`, values }
}

/**
 * The plus takes the order by id out of the plan where there is a filter: to get its order for nothing, SQLite would
 * otherwise read the whole table by id instead of going by an index of the filter.
 */
const toOrder = (sort: readonly Sort[], where: Filter | undefined): string => {
  const id = where === undefined ? 'id' : '+id'
  return [...sort.map(({ path, order }) => `${valueAt(path)} ${DIRECTIONS[order]}`), id].join(', ')
}

const DIRECTIONS = { ascending: 'ASC', descending: 'DESC' } as const
