import type { ReadFile } from '../read-file.ts'

export type KeysByKind = ReadonlyMap<string, ReadonlySet<string>>

/** The keys of all things, by kind, in the order of the files. */
export const keysByKind = (files: ReadonlyArray<ReadFile>): KeysByKind => {
  const keys = new Map<string, Set<string>>()
  for (const { things } of files)
    for (const { kind, key } of things) {
      const known = keys.get(kind)
      if (known === undefined) keys.set(kind, new Set([key]))
      else known.add(key)
    }
  return keys
}
