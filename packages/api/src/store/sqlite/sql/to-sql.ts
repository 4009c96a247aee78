import type { Filter, Scalar } from '../../filter.ts'
import { COLLECTIONS, type CollectionName, pathsIgnoringCase } from '../../collections.ts'
import type { Sort } from '../../port.ts'
import { APART, columnOf, SORT_KEYS } from './indexed-values.ts'
import { jsonPath } from './json-path.ts'
import { entryOf, listTable } from '../list-tables.ts'

/** SQL text and the values of its question marks. */
export type Sql = { readonly text: string; readonly values: readonly (string | number)[] }

/** Values are bound, never written into the text, so that queries of one shape share a prepared statement. */
export const toSql = (collection: CollectionName, filter: Filter): Sql => {
  const inside = (each: Filter): Sql => toSql(collection, each)
  switch (filter.type) {
    case 'eq':
      return equality(collection, filter)
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte':
      return comparison(
        valueAt(collection, filter.path),
        typeAt(collection, filter.path),
        OPERATORS[filter.type],
        filter.value,
      )
    case 'in':
      return membership(collection, filter)
    case 'exists':
      return { text: `(${typeAt(collection, filter.path)} IS NOT NULL)`, values: [] }
    case 'contains':
      return containment(collection, filter)
    case 'includes':
      return inclusion(collection, filter)
    case 'and':
      return joined(filter.filters.map(inside), ' AND ', '1')
    case 'or':
      return joined(filter.filters.map(inside), ' OR ', '0')
    case 'not':
      return negation(inside(filter.filter))
  }
}

/** The same expression as in the indexes: SQLite matches index expressions literally. */
export const valueAt = (collection: CollectionName, path: string): string =>
  `json_extract(${columnOf(collection, path)}, ${jsonPath(path)})`

/** A value as lists are sorted by it, in the words of the indexes too. `sort_key` is a function of ours; see `sqlite-store.ts`. */
export const sortedValueAt = (collection: CollectionName, { path, ignoresCase }: Omit<Sort, 'order'>): string => {
  if (ignoresCase !== true) return valueAt(collection, path)
  return pathsIgnoringCase(collection).includes(path)
    ? `json_extract(${APART}, '$."${SORT_KEYS}"."${path}"')`
    : `sort_key(${valueAt(collection, path)})`
}

/** Where ids begin with the value, they are a range of the ids. */
const equality = (collection: CollectionName, { path, value }: Equality): Sql => {
  const same = comparison(valueAt(collection, path), typeAt(collection, path), '=', value)
  if (typeof value !== 'string' || COLLECTIONS[collection].idsBeginWith !== path) return same
  const range = {
    text: `${collection}.id >= ? AND ${collection}.id < ?`,
    values: [`${value}/`, `${value}${AFTER_SLASH}`],
  }
  return joined([range, same], ' AND ', '1')
}

type Equality = Extract<Filter, { readonly type: 'eq' }>

/** The sign behind the slash. */
const AFTER_SLASH = '0'

const OPERATORS = { lt: '<', lte: '<=', gt: '>', gte: '>=' } as const

const typeAt = (collection: CollectionName, path: string): string =>
  `json_type(${columnOf(collection, path)}, ${jsonPath(path)})`

/** The type stands beside each comparison because SQL alone takes `true` for 1 and an array for its text. */
const comparison = (value: string, type: string, operator: string, operand: Scalar): Sql => {
  if (operand === null) return { text: `(${type} = 'null')`, values: [] }
  // truth is extracted as 1 and 0, which is what an index holds
  if (typeof operand === 'boolean')
    return { text: `(${value} = ${Number(operand)} AND ${type} = '${operand}')`, values: [] }
  if (operator === '=' && typeof operand === 'string' && !MAYBE_JSON.test(operand))
    return { text: `(${value} = ?)`, values: [operand] }
  return { text: `(${value} ${operator} ? AND ${type} IN ${typesOf(operand)})`, values: [operand] }
}

/** Lists and objects are extracted as their JSON, so only such a text could be taken for one. */
const MAYBE_JSON = /^[[{]/

const typesOf = (operand: string | number): string => (typeof operand === 'string' ? `('text')` : `('integer', 'real')`)

/** The list is one bound value, so that lists of any length share one statement and use the index. */
const membership = (collection: CollectionName, { path, values }: Membership): Sql => {
  const at = { value: valueAt(collection, path), type: typeAt(collection, path) }
  const i18n = values.filter((value) => typeof value === 'string')
  const numbers = values.filter((value) => typeof value === 'number')
  const rest = [...new Set(values.filter((value) => typeof value === 'boolean' || value === null))]
  return joined(
    [
      ...[i18n, numbers].flatMap((list) => (list[0] === undefined ? [] : [amongAll(at, list[0], list)])),
      ...rest.map((value) => comparison(at.value, at.type, '=', value)),
    ],
    ' OR ',
    '0',
  )
}

type Membership = Extract<Filter, { readonly type: 'in' }>

type Expressions = { readonly value: string; readonly type: string }

const amongAll = (at: Expressions, example: string | number, list: readonly (string | number)[]): Sql => ({
  text: `(${at.value} IN (SELECT value FROM json_each(?)) AND ${at.type} IN ${typesOf(example)})`,
  values: [JSON.stringify(list)],
})

/** `json_each` would also walk an object, or a single value. */
const containment = (collection: CollectionName, filter: Containment): Sql => {
  const entry = entryOf(collection, filter)
  if (entry !== undefined)
    return {
      text: `(${collection}.id IN (SELECT id FROM "${listTable(collection, entry.list)}" WHERE value = ?))`,
      values: [entry.value],
    }
  const { path, value, key } = filter
  const element =
    key === undefined
      ? comparison('element.value', 'element.type', '=', value)
      : comparison(
          `json_extract(element.value, ${jsonPath(key)})`,
          `json_type(element.value, ${jsonPath(key)})`,
          '=',
          value,
        )
  const isObject = key === undefined ? '' : `element.type = 'object' AND `
  return {
    text: `(${typeAt(collection, path)} = 'array' AND EXISTS (SELECT 1 FROM json_each(${columnOf(collection, path)}, ${jsonPath(path)}) AS element WHERE ${isObject}${element.text}))`,
    values: element.values,
  }
}

type Containment = Extract<Filter, { readonly type: 'contains' }>

/** `fold` is a function of ours; see `sqlite-store.ts`. */
const inclusion = (collection: CollectionName, { path, text }: Inclusion): Sql => ({
  text: `(${typeAt(collection, path)} = 'text' AND instr(fold(${valueAt(collection, path)}), ?) > 0)`,
  values: [fold(text)],
})

type Inclusion = Extract<Filter, { readonly type: 'includes' }>

/** Letters alike but for their case become the same. */
export const fold = (text: string): string => text.toLowerCase()

const joined = (parts: readonly Sql[], by: ' AND ' | ' OR ', none: string): Sql =>
  parts.length === 0
    ? { text: none, values: [] }
    : { text: `(${parts.map(({ text }) => text).join(by)})`, values: parts.flatMap(({ values }) => values) }

/** A comparison with nothing is NULL in SQL; here it is false, and its opposite true. */
const negation = ({ text, values }: Sql): Sql => ({ text: `(${text} IS NOT TRUE)`, values })
