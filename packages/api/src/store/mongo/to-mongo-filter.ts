import type { Document as MongoDocument } from 'mongodb'
import type { Filter, Scalar } from '../filter.ts'
import { parsePath } from '../path.ts'
import { escapeKey } from './escape-key.ts'

/** A condition in the query language of MongoDB. */
export type Condition = MongoDocument

export const toMongoFilter = (filter: Filter): Condition => {
  switch (filter.type) {
    case 'eq':
      return atValue(filter.path, equals(filter.value))
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte':
      return atValue(filter.path, { [`$${filter.type}`]: filter.value })
    case 'in':
      return membership(filter.path, filter.values)
    case 'exists':
      return atField(filter.path, { $exists: true })
    case 'contains':
      return atField(filter.path, { $elemMatch: element(filter.value, filter.key) })
    case 'includes':
      return atValue(filter.path, { $regex: escapeRegex(filter.text), $options: 'i' })
    case 'and':
      return filter.filters.length === 0 ? {} : { $and: filter.filters.map(toMongoFilter) }
    case 'or':
      return filter.filters.length === 0 ? NOTHING : { $or: filter.filters.map(toMongoFilter) }
    case 'not':
      return { $nor: [toMongoFilter(filter.filter)] }
  }
}

/** The field of a stored document that a path of the port names. */
export const fieldOf = (path: string): string => ['body', ...parsePath(path).map(escapeKey)].join('.')

const NOTHING: Condition = { _id: { $in: [] } }

/** `$eq: null` would also match documents without the field. */
const equals = (value: Scalar): Condition => (value === null ? { $type: 'null' } : { $eq: value })

const membership = (path: string, values: readonly Scalar[]): Condition => {
  const rest = atValue(path, { $in: values.filter((value) => value !== null) })
  return values.includes(null) ? { $or: [rest, atValue(path, equals(null))] } : rest
}

const element = (value: Scalar, key: string | undefined): Condition =>
  key === undefined ? { $eq: value } : { [escapeKey(key)]: { ...equals(value), $not: { $type: 'array' } } }

const escapeRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\\-/]/g, '\\$&')

/** MongoDB also matches elements of arrays; the port does not, so the path may neither cross nor end at an array. */
const atValue = (path: string, condition: Condition): Condition => {
  const field = fieldOf(path)
  return { $and: [{ [field]: condition }, ...fieldsAbove(field).map(isNoArray), isNoArray(field)] }
}

const atField = (path: string, condition: Condition): Condition => {
  const field = fieldOf(path)
  return { $and: [{ [field]: condition }, ...fieldsAbove(field).map(isNoArray)] }
}

const isNoArray = (field: string): Condition => ({ [field]: { $not: { $type: 'array' } } })

/** For `body.a.b.c`: `body.a` and `body.a.b`. The body itself is always an object. */
const fieldsAbove = (field: string): readonly string[] => {
  const names = field.split('.')
  return names.slice(1, -1).map((_, index) => names.slice(0, index + 2).join('.'))
}
