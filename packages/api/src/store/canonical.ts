import { isJsonList, isJsonObject, type Json, type JsonObject } from './json.ts'

/**
 * A body as its JSON text would say it, for both stores. Fields that are `undefined` are left out, numbers that
 * JSON cannot write become null, minus zero becomes zero, and half of a surrogate pair becomes U+FFFD.
 */
export const canonical = (body: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(body).flatMap(([key, value]) =>
      value === undefined ? [] : [[key.toWellFormed(), canonicalValue(value)]],
    ),
  )

const canonicalValue = (value: Json): Json => {
  if (typeof value === 'string') return value.toWellFormed()
  if (typeof value === 'number') return canonicalNumber(value)
  if (typeof value === 'boolean' || value === null) return value
  return isJsonList(value) ? value.map(canonicalValue) : canonical(value)
}

const canonicalNumber = (value: number): number | null => {
  if (!Number.isFinite(value)) return null
  return value === 0 ? 0 : value
}

/** JSON writes half of a surrogate pair as an escape; the text may also hold these six letters for another reason. */
const MAYBE_HALF_A_PAIR = /\\ud[89a-f][0-9a-f]{2}/

/** The text of `canonical(body)`, or of any value alike; walks it only where `JSON.stringify` alone would differ. */
export const canonicalText = (value: Json): string => {
  const text = JSON.stringify(value)
  return text.includes('\\ud') && MAYBE_HALF_A_PAIR.test(text) ? JSON.stringify(canonicalValue(value)) : text
}

/**
 * Whether `canonical` would leave a value as it is. What it shares with `before`, which is known to be canonical, is not
 * walked again.
 */
export const isCanonical = (value: Json | undefined, before?: Json): boolean => {
  if (typeof value === 'string') return value === before || value.isWellFormed()
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (typeof value === 'boolean' || value === null || value === before) return value !== undefined
  if (value === undefined) return false
  if (isJsonList(value)) return isCanonicalList(value, isJsonList(before) ? before : [])
  const old = isJsonObject(before) ? before : {}
  for (const key in value) if (!isCanonical(value[key], old[key]) || !key.isWellFormed()) return false
  return true
}

/** Lists grow at their end and lose entries at their front: from the first one that stayed, they are compared side by side. */
const isCanonicalList = (list: readonly Json[], before: readonly Json[]): boolean => {
  const [first] = list
  const start = typeof first === 'object' ? Math.max(0, before.indexOf(first)) : 0
  return list.every((entry, index) => isCanonical(entry, before[start + index]))
}
