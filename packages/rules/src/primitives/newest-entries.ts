/** A map with its newest entries, at most `limit`; the same object when there are no more. Maps keep the order in which keys came. */
export const newestEntries = <A extends object>(map: A, limit: number): A => {
  const entries = Object.entries(map)
  return entries.length > limit ? (Object.fromEntries(entries.slice(-limit)) as A) : map
}
