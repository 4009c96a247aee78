import type { DecodedFile } from '../file-kinds/index.ts'

export type KeysByKind = ReadonlyMap<string, ReadonlySet<string>>

/** The keys of all entries, by kind, in the order of the files. */
export const keysByKind = (files: ReadonlyArray<DecodedFile>): KeysByKind => {
  const keys = new Map<string, Set<string>>()
  for (const { entries } of files)
    for (const { kind, key } of entries) {
      const previous = keys.get(kind)
      if (previous === undefined) keys.set(kind, new Set([key]))
      else previous.add(key)
    }
  return keys
}
