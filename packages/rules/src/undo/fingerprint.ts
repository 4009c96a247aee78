import { isRecord } from '../kernel/index.ts'

/** Texts up to this length are their own fingerprint. */
const SHORT = 40

/** A short text that is the same for equal values of JSON, whatever the order of their keys, and differs for others. */
export const fingerprint = (value: unknown): string => {
  const text = value === undefined ? '' : JSON.stringify(withSortedKeys(value))
  return text.length <= SHORT ? text : `#${text.length}:${hash(text)}`
}

const withSortedKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withSortedKeys)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, withSortedKeys(value[key])]),
  )
}

/** Two rounds of FNV-1a over 32 bits, from two starts. */
const hash = (text: string): string => [0x811c9dc5, 0x1b873593].map((start) => fnv(text, start).toString(36)).join('.')

const fnv = (text: string, start: number): number => {
  let sum = start
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  return sum >>> 0
}
