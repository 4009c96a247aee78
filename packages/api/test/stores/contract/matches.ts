import { type Filter, isJsonObject, type Json, type JsonObject, type Scalar } from '../../../src/store/index.ts'

/** What a filter means, as plainly as it can be said: the measure of both stores. */
export const matches = (filter: Filter, body: JsonObject): boolean => {
  switch (filter.type) {
    case 'eq':
      return valueAt(body, filter.path) === filter.value
    case 'in':
      return filter.values.some((value) => valueAt(body, filter.path) === value)
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte':
      return compares(filter.type, order(valueAt(body, filter.path), filter.value))
    case 'exists':
      return valueAt(body, filter.path) !== undefined
    case 'contains': {
      const value = valueAt(body, filter.path)
      if (!Array.isArray(value)) return false
      const { key } = filter
      if (key === undefined) return value.includes(filter.value)
      return value.some((item: Json) => isJsonObject(item) && Object.hasOwn(item, key) && item[key] === filter.value)
    }
    case 'includes': {
      const value = valueAt(body, filter.path)
      return typeof value === 'string' && value.toLowerCase().includes(filter.text.toLowerCase())
    }
    case 'and':
      return filter.filters.every((each) => matches(each, body))
    case 'or':
      return filter.filters.some((each) => matches(each, body))
    case 'not':
      return !matches(filter.filter, body)
  }
}

const valueAt = (body: JsonObject, path: string): Json | undefined =>
  path
    .split('.')
    .reduce<Json | undefined>(
      (value, key) => (isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      body,
    )

/** Undefined when the two are not of one type. */
const order = (left: Json | undefined, right: Scalar): number | undefined => {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  if (typeof left === 'string' && typeof right === 'string')
    return Buffer.compare(Buffer.from(left), Buffer.from(right))
  return undefined
}

const compares = (ordering: 'lt' | 'lte' | 'gt' | 'gte', difference: number | undefined): boolean => {
  if (difference === undefined) return false
  return { lt: difference < 0, lte: difference <= 0, gt: difference > 0, gte: difference >= 0 }[ordering]
}
