/** Maximum entries of one cache: enough for the instants of one command and the midnights it computes. */
const CAPACITY = 512

/**
 * Caches the results of a pure function of one argument; a full cache is cleared. Worthwhile for repeated calls that
 * cost more than a look-up.
 */
export const memoize = <A extends string | number, B>(compute: (argument: A) => B): ((argument: A) => B) => {
  const cache = new Map<A, B>()
  return (argument) => {
    const cached = cache.get(argument)
    if (cached !== undefined) return cached
    if (cache.size >= CAPACITY) cache.clear()
    const value = compute(argument)
    cache.set(argument, value)
    return value
  }
}
