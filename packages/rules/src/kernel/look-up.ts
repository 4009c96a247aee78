/**
 * The entry of a map under a key that may come from anywhere, or nothing: names that every object inherits
 * (`constructor`) are no entries.
 */
export const lookUp = <K extends string, V>(map: Readonly<Record<K, V>>, key: string): V | undefined =>
  Object.hasOwn(map, key) ? map[key as K] : undefined
