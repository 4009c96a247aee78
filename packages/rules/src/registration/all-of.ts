/** One value under each of the keys. */
export const allOf = <V>(keys: ReadonlyArray<string>, value: V): Readonly<Record<string, V>> =>
  Object.fromEntries(keys.map((key) => [key, value]))
