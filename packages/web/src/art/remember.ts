/**
 * Remembers answers by the data they were made from. Composing is pure, so an answer never ages; the oldest go when
 * there are too many.
 */
export const remember = <Inputs extends ReadonlyArray<unknown>, Answer>(
  make: (...inputs: Inputs) => Answer,
  limit = 400,
): ((...inputs: Inputs) => Answer) => {
  const known = new Map<string, Answer>()
  return (...inputs) => {
    const key = JSON.stringify(inputs)
    const before = known.get(key)
    if (before !== undefined) return before
    const answer = make(...inputs)
    known.set(key, answer)
    const [oldest] = known.keys()
    if (known.size > limit && oldest !== undefined) known.delete(oldest)
    return answer
  }
}
