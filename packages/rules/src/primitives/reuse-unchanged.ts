type Parts = { readonly [key: string]: unknown }

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/**
 * `after`, with every part that is deeply equal to that of `before` replaced by the object from `before`. For rules of
 * many steps, in which one step may undo another.
 */
export const reuseUnchanged = <A>(before: A, after: A): A => {
  if (before === after || !isParts(before) || !isParts(after)) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  return sharedParts(before, after) as A
}

const sharedParts = (before: Parts, after: Parts): Parts => {
  const keys = Object.keys(after)
  const parts = keys.map((key) => reuseUnchanged(before[key], after[key]))
  const isSame = keys.length === Object.keys(before).length && keys.every((key, at) => isThere(before, key, parts[at]))
  if (isSame) return before
  if (Array.isArray(after)) return parts as unknown as Parts
  return Object.fromEntries(keys.map((key, at) => [key, parts[at]]))
}

const isThere = (before: Parts, key: string, part: unknown): boolean =>
  Object.hasOwn(before, key) && before[key] === part
