import type { DecodedFile } from '../file-kinds/index.ts'

export type KeysByKind = ReadonlyMap<string, ReadonlySet<string>>

/** The keys of all entries, by kind, in the order of the files. */
export const keysByKind = (files: ReadonlyArray<DecodedFile>): KeysByKind => {
  const keys = new Map<string, Set<string>>()
  for (const { entries } of files)
    for (const { kind, key } of entries) {
      const known = keys.get(kind)
      if (known === undefined) keys.set(kind, new Set([key]))
      else known.add(key)
    }
  return keys
}
