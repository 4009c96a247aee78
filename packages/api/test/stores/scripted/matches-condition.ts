import type { Document } from 'bson'

/** Whether a document is what a condition of MongoDB asks for, as its manual says: arrays are tried whole and by element. */
export const matchesCondition = (condition: Document, document: Document): boolean =>
  Object.entries(condition).every(([name, operand]) => {
    if (name === '$and') return operand.every((each: Document) => matchesCondition(each, document))
    if (name === '$or') return operand.some((each: Document) => matchesCondition(each, document))
    if (name === '$nor') return !operand.some((each: Document) => matchesCondition(each, document))
    return passes(operatorsOf(operand), valuesAt(document, name.split('.')))
  })

/** Undefined stands for a field that is not there. */
type Values = readonly unknown[]

const operatorsOf = (operand: unknown): Document =>
  isObject(operand) && Object.keys(operand).some((key) => key.startsWith('$')) ? operand : { $eq: operand }

const passes = (operators: Document, values: Values): boolean =>
  Object.entries(operators).every(([operator, operand]) => passesOne(operator, operand, values))

const passesOne = (operator: string, operand: unknown, values: Values): boolean => {
  const some = (test: (value: unknown) => boolean) => withElements(values).some(test)
  switch (operator) {
    case '$eq':
      return some((value) => equal(value, operand))
    case '$in':
      return Array.isArray(operand) && operand.some((one) => some((value) => equal(value, one)))
    case '$lt':
      return some((value) => compares(value, operand, (difference) => difference < 0))
    case '$lte':
      return some((value) => compares(value, operand, (difference) => difference <= 0))
    case '$gt':
      return some((value) => compares(value, operand, (difference) => difference > 0))
    case '$gte':
      return some((value) => compares(value, operand, (difference) => difference >= 0))
    case '$exists':
      return values.some((value) => value !== undefined) === operand
    case '$type':
      return some((value) => (operand === 'array' ? Array.isArray(value) : operand === 'null' && value === null))
    case '$not':
      return isObject(operand) && !passes(operand, values)
    case '$regex':
      return some((value) => typeof value === 'string' && new RegExp(String(operand), 'iu').test(value))
    // goes with `$regex`, which is never without it
    case '$options':
      return operand === 'i'
    case '$elemMatch':
      return values.some((value) => Array.isArray(value) && value.some((item) => passesItem(operand, item)))
    default:
      throw new Error(`The scripted server does not know ${operator}.`)
  }
}

/** Inside of `$elemMatch` an element is tried as it is, without its own elements. */
const passesItem = (operand: unknown, item: unknown): boolean => {
  if (!isObject(operand)) return false
  return '$eq' in operand ? equal(item, operand['$eq']) : isObject(item) && matchesCondition(operand, item)
}

const equal = (value: unknown, operand: unknown): boolean =>
  operand === null ? value === null || value === undefined : value === operand

const compares = (value: unknown, operand: unknown, test: (difference: number) => boolean): boolean =>
  typeof value === typeof operand && (typeof value === 'number' || typeof value === 'string')
    ? test(compareValues(value, operand))
    : false

/** The order of a sort: nothing and null, numbers, texts, the rest. */
export const compareValues = (left: unknown, right: unknown): number => {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  if (typeof left === 'string' && typeof right === 'string')
    return Buffer.compare(Buffer.from(left), Buffer.from(right))
  return rank(left) - rank(right)
}

const rank = (value: unknown): number => {
  if (value === undefined || value === null) return 0
  if (typeof value === 'number') return 1
  return typeof value === 'string' ? 2 : 3
}

/** Where a path leads; through an array it leads through each of its objects, and by a number to a place in it. */
export const valuesAt = (value: unknown, path: readonly string[]): Values => {
  const [key, ...further] = path
  if (key === undefined) return [value]
  if (Array.isArray(value)) {
    const location = /^\d+$/.test(key) && Number(key) < value.length ? valuesAt(value[Number(key)], further) : []
    const inside = value.filter(isObject).flatMap((item) => valuesAt(item, path).filter((found) => found !== undefined))
    return [...location, ...inside]
  }
  return isObject(value) && Object.hasOwn(value, key) ? valuesAt(value[key], further) : [undefined]
}

const withElements = (values: Values): Values =>
  values.flatMap((value) => (Array.isArray(value) ? [value, ...value] : [value]))

const isObject = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
