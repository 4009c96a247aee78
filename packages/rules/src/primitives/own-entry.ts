/**
 * Looks up an untrusted key. Names that every object inherits, such as `constructor`, are not entries.
 */
export const ownEntry = <K extends string, V>(map: Readonly<Record<K, V>>, key: string): V | undefined =>
  Object.hasOwn(map, key) ? map[key as K] : undefined
