/** What is made of a text, made once for each of the last texts. */
export type TextMemory<A> = (text: string, make: () => A) => A

/** Texts that are remembered: clients could send any number of them. A full memory begins anew. */
const CAPACITY = 1000

/** For texts of which nearly all requests bring the same few. */
export const createTextMemory = <A>(): TextMemory<A> => {
  const values = new Map<string, A>()
  return (text, make) => {
    const before = values.get(text)
    if (before !== undefined) return before
    if (values.size === CAPACITY) values.clear()
    const value = make()
    values.set(text, value)
    return value
  }
}
