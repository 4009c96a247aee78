import type { Filter, Scalar } from '../filter.ts'
import { parsePath } from '../path.ts'

/** SQL text and the values of its question marks. */
export type Sql = { readonly text: string; readonly values: readonly (string | number)[] }

/** Values are bound, never written into the text, so that queries of one shape share a prepared statement. */
export const toSql = (filter: Filter): Sql => {
  switch (filter.type) {
    case 'eq':
      return comparison(valueAt(filter.path), typeAt(filter.path), '=', filter.value)
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte':
      return comparison(valueAt(filter.path), typeAt(filter.path), OPERATORS[filter.type], filter.value)
    case 'in':
      return membership(filter.path, filter.values)
    case 'exists':
      return { text: `(${typeAt(filter.path)} IS NOT NULL)`, values: [] }
    case 'contains':
      return containment(filter.path, filter.value)
    case 'and':
      return joined(filter.filters.map(toSql), ' AND ', '1')
    case 'or':
      return joined(filter.filters.map(toSql), ' OR ', '0')
    case 'not':
      return negation(toSql(filter.filter))
  }
}

/** The same expression as in the indexes: SQLite matches index expressions literally. */
export const valueAt = (path: string): string => `json_extract(body, ${jsonPath(path)})`

const OPERATORS = { lt: '<', lte: '<=', gt: '>', gte: '>=' } as const

const typeAt = (path: string): string => `json_type(body, ${jsonPath(path)})`

const jsonPath = (path: string): string =>
  `'$${parsePath(path)
    .map((key) => `."${key}"`)
    .join('')}'`

/** The type stands beside each comparison because SQL alone takes `true` for 1 and an array for its text. */
const comparison = (value: string, type: string, operator: string, operand: Scalar): Sql => {
  if (operand === null) return { text: `(${type} = 'null')`, values: [] }
  if (typeof operand === 'boolean') return { text: `(${type} = '${operand}')`, values: [] }
  return { text: `(${value} ${operator} ? AND ${type} IN ${typesOf(operand)})`, values: [operand] }
}

const typesOf = (operand: string | number): string => (typeof operand === 'string' ? `('text')` : `('integer', 'real')`)

/** The list is one bound value, so that lists of any length share one statement and use the index. */
const membership = (path: string, values: readonly Scalar[]): Sql => {
  const i18n = values.filter((value) => typeof value === 'string')
  const numbers = values.filter((value) => typeof value === 'number')
  const rest = [...new Set(values.filter((value) => typeof value === 'boolean' || value === null))]
  return joined(
    [
      ...[i18n, numbers].flatMap((list) => (list[0] === undefined ? [] : [amongAll(path, list[0], list)])),
      ...rest.map((value) => comparison(valueAt(path), typeAt(path), '=', value)),
    ],
    ' OR ',
    '0',
  )
}

const amongAll = (path: string, example: string | number, list: readonly (string | number)[]): Sql => ({
  text: `(${valueAt(path)} IN (SELECT value FROM json_each(?)) AND ${typeAt(path)} IN ${typesOf(example)})`,
  values: [JSON.stringify(list)],
})

/** `json_each` would also walk an object, or a single value. */
const containment = (path: string, value: Scalar): Sql => {
  const element = comparison('element.value', 'element.type', '=', value)
  return {
    text: `(${typeAt(path)} = 'array' AND EXISTS (SELECT 1 FROM json_each(body, ${jsonPath(path)}) AS element WHERE ${element.text}))`,
    values: element.values,
  }
}

const joined = (parts: readonly Sql[], by: ' AND ' | ' OR ', none: string): Sql =>
  parts.length === 0
    ? { text: none, values: [] }
    : { text: `(${parts.map(({ text }) => text).join(by)})`, values: parts.flatMap(({ values }) => values) }

/** A comparison with nothing is NULL in SQL; here it is false, and its opposite true. */
const negation = ({ text, values }: Sql): Sql => ({ text: `(${text} IS NOT TRUE)`, values })
