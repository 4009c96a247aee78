/** Characters of keys in paths. More would need quoting, which differs between the two databases. */
const KEY = /^[\p{L}\p{N}_ -]+$/u

/**
 * The keys that a path leads through: `auth.local.email` through three. Paths are written in code, so an invalid one
 * throws.
 */
export const parsePath = (path: string): readonly string[] => {
  const keys = path.split('.')
  const bad = keys.find((key) => !KEY.test(key))
  if (bad !== undefined) throw new RangeError(`"${path}" is no path: the key "${bad}" cannot be searched for`)
  return keys
}
