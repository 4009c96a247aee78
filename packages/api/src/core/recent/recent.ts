/** What was read at most some milliseconds ago. A promise only while it is read. */
export type Recent<A> = { readonly current: () => A | Promise<A> }

/** Milliseconds for which a small list that every request needs is not read again. */
const LIFETIME = 2000

/** `read` does not reject: what the store cannot say has an answer of its own. */
export const createRecent = <A>(read: () => Promise<A>, lifetime = LIFETIME): Recent<A> => {
  let last: { readonly at: number; value: A | Promise<A> } | undefined
  const readAgain = (at: number): Promise<A> => {
    const reading = read()
    const mine = { at, value: reading as A | Promise<A> }
    last = mine
    return reading.then((value) => (mine.value = value))
  }
  return {
    current: () => {
      const now = performance.now()
      return last === undefined || now - last.at > lifetime ? readAgain(now) : last.value
    },
  }
}
