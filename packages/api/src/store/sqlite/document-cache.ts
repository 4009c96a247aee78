import type { CollectionName } from '../collections.ts'
import type { Document } from '../port.ts'

/** Parsed documents by id, so that what is read again is neither fetched nor parsed again. */
export type DocumentCache = {
  readonly find: (collection: CollectionName, id: string) => Document | undefined
  /**
   * Keeps a document that is read for the second time, and freezes it, since all readers share it from then on: what every
   * command writes anew is not worth that. `size`: the characters of its text.
   */
  readonly keep: (collection: CollectionName, document: Document, size: number) => void
  readonly drop: (collection: CollectionName, id: string) => void
  readonly clear: () => void
}

/** Characters of text; parsed, they take about four times as much. */
const MAX_SIZE = 16_000_000

/** Collections that are read again and again; nothing else is kept. */
const CACHED: ReadonlySet<CollectionName> = new Set(['users', 'tasks', 'tokens', 'groups', 'challenges', 'sharedTasks'])

/** Without a document: it was read once. */
type Entry = { readonly document?: Document; readonly size: number }

/** About what the key of an entry takes. */
const READ_ONCE: Entry = { size: 100 }

/** Beyond `maxSize` the documents that were kept or found longest ago go. */
export const createDocumentCache = (maxSize = MAX_SIZE): DocumentCache => {
  const entries = new Map<string, Entry>()
  let total = 0
  const remove = (key: string): void => {
    total -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  return {
    find: (collection, id) => {
      const key = keyOf(collection, id)
      const entry = entries.get(key)
      if (entry?.document === undefined) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.document
    },
    keep: (collection, document, size) => {
      if (!CACHED.has(collection) || size > maxSize / 16) return
      const key = keyOf(collection, document.id)
      const entry = entries.has(key) ? { document, size } : READ_ONCE
      if (entry.document !== undefined) freeze(document)
      remove(key)
      entries.set(key, entry)
      total += entry.size
      for (const oldest of entries.keys()) {
        if (total <= maxSize) break
        remove(oldest)
      }
    },
    drop: (collection, id) => remove(keyOf(collection, id)),
    clear: () => {
      entries.clear()
      total = 0
    },
  }
}

const keyOf = (collection: CollectionName, id: string): string => `${collection}/${id}`

const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return
  for (const key in value) freeze((value as Readonly<Record<string, unknown>>)[key])
  Object.freeze(value)
}
