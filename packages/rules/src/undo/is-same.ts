import { isRecord } from '../kernel/index.ts'

/** Whether two values have one fingerprint: the same JSON, whatever the order of their keys. Costs less than two fingerprints. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((entry, index) => isSame(entry ?? null, other[index] ?? null))
    )
  if (!isRecord(one) || !isRecord(other)) return JSON.stringify(one) === JSON.stringify(other)
  return Object.keys({ ...one, ...other }).every((key) => isSame(one[key], other[key]))
}
