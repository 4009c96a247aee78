/** A record with the same value under each key. */
export const allOf = <V>(keys: ReadonlyArray<string>, value: V): Readonly<Record<string, V>> =>
  Object.fromEntries(keys.map((key) => [key, value]))
