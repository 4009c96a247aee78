/**
 * Caches the results of a pure function by its JSON-serialized arguments. Evicts the oldest result above the limit.
 */
export const memoize = <Inputs extends ReadonlyArray<unknown>, Answer>(
  compute: (...inputs: Inputs) => Answer,
  limit = 400,
): ((...inputs: Inputs) => Answer) => {
  const results = new Map<string, Answer>()
  return (...inputs) => {
    const key = JSON.stringify(inputs)
    const cached = results.get(key)
    if (cached !== undefined) return cached
    const result = compute(...inputs)
    results.set(key, result)
    const [oldest] = results.keys()
    if (results.size > limit && oldest !== undefined) results.delete(oldest)
    return result
  }
}
