/** What a key in a path may be made of. Wider would need quoting rules that the two databases do not share. */
const KEY = /^[\p{L}\p{N}_ -]+$/u

/**
 * The keys that a path leads through: `auth.local.email` through three. Paths are written by us, so a bad one is a
 * fault of ours and throws.
 */
export const keysOf = (path: string): readonly string[] => {
  const keys = path.split('.')
  const bad = keys.find((key) => !KEY.test(key))
  if (bad !== undefined) throw new RangeError(`"${path}" is no path: the key "${bad}" cannot be searched for`)
  return keys
}
