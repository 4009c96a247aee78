import { ownEntry } from '../../primitives/index.ts'

/** Maps a key to its current one: itself if it is not retired, undefined if it was retired without a successor. */
export type Successor = (key: string) => string | undefined

/** Follows chains of successors. A cycle, which the content check rejects, ends at the first key seen twice. */
export const successorIn =
  (successors: Readonly<Record<string, string | null>> = {}): Successor =>
  (key) => {
    const seen = new Set<string>()
    let current = key
    while (!seen.has(current)) {
      seen.add(current)
      const next = ownEntry(successors, current)
      if (next === null) return undefined
      if (next !== undefined) current = next
    }
    return current
  }

/** Replaces the keys of a map. Merges values that meet under one key; drops keys without a successor. */
export const replaceKeys = <A, Key extends string>(
  map: Readonly<Record<Key, A>>,
  successor: Successor,
  merge: (one: A, other: A) => A,
): Readonly<Record<Key, A>> => {
  const replaced = new Map<string, A>()
  for (const [key, value] of Object.entries<A>(map)) {
    const currentKey = successor(key)
    if (currentKey === undefined) continue
    const present = replaced.get(currentKey)
    replaced.set(currentKey, present === undefined ? value : merge(present, value))
  }
  return Object.fromEntries(replaced) as Readonly<Record<Key, A>>
}

/** Replaces keys that are the values of a map; drops entries without a successor. */
export const replaceValues = <A extends Readonly<Record<string, string | undefined>>>(
  map: A,
  successor: Successor,
): A =>
  Object.fromEntries(
    Object.entries(map).flatMap(([name, key]) => {
      const currentKey = key === undefined ? undefined : successor(key)
      return currentKey === undefined ? [] : [[name, currentKey]]
    }),
  ) as A

/** Replaces keys in a list and removes duplicates. */
export const replaceInList = <Key extends string>(keys: ReadonlyArray<Key>, successor: Successor): ReadonlyArray<Key> =>
  [...new Set(keys.flatMap((key) => successor(key) ?? []))] as unknown as ReadonlyArray<Key>

/** Merges the counts of a retired key and of its successor. */
export const sum = (one: number, other: number): number => one + other

/** Merges the flags of a retired key and of its successor: owned if one of them was. */
export const either = (one: boolean, other: boolean): boolean => one || other
