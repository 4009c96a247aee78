/** So many answers are kept at once: the instants around one act, and the midnights ahead of it, with room to spare. */
const KEPT = 512

/**
 * The same function, which answers from memory what it was asked lately. For what is asked again and again, costs more
 * than a look-up, and follows from its one argument alone.
 */
export const remembered = <A extends string | number, B>(answer: (question: A) => B): ((question: A) => B) => {
  const known = new Map<A, B>()
  return (question) => {
    const found = known.get(question)
    if (found !== undefined) return found
    if (known.size >= KEPT) known.clear()
    const fresh = answer(question)
    known.set(question, fresh)
    return fresh
  }
}
