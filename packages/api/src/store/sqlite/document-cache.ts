import type { CollectionName } from '../collections.ts'
import type { Document } from '../port.ts'

/** Parsed documents by id, so that what is read again is neither fetched nor parsed again. */
export type DocumentCache = {
  readonly find: (collection: CollectionName, id: string) => Document | undefined
  /** Keeps a document that is read for the second time; all readers share it from then on. `size`: the characters of its text. */
  readonly keep: (collection: CollectionName, document: Document, size: number) => void
  /** Whether documents of a collection are kept at all. */
  readonly holds: (collection: CollectionName) => boolean
  /** Whether a document would be kept. */
  readonly wants: (collection: CollectionName, id: string) => boolean
  readonly drop: (collection: CollectionName, id: string) => void
  readonly clear: () => void
}

/** Characters of text; parsed, they take about four times as much. */
const MAX_SIZE = 16_000_000

/** Collections that are read again and again; nothing else is kept. */
const CACHED: ReadonlySet<CollectionName> = new Set(['users', 'tasks', 'tokens', 'groups', 'challenges', 'sharedTasks'])

/** Without a document: it was read once. */
type Entry = {
  readonly collection: CollectionName
  readonly document?: Document
  readonly size: number
  wasUsed: boolean
}

/** About what the key of an entry takes. */
const SIZE_OF_KEY = 100

/**
 * Beyond `maxSize` the oldest go, those that were used since they came or were last passed over apart: an order of use would
 * cost each reader more. The ids of two collections that are alike take each other's place. `onGone`: a document went, unless
 * all of them did or a later version came.
 */
export const createDocumentCache = (
  maxSize = MAX_SIZE,
  onGone: (collection: CollectionName, document: Document) => void = () => undefined,
): DocumentCache => {
  const entries = new Map<string, Entry>()
  let total = 0
  const entryOf = (collection: CollectionName, id: string): Entry | undefined => {
    const entry = entries.get(id)
    return entry?.collection === collection ? entry : undefined
  }
  const remove = ({ collection, document, size }: Entry): void => {
    total -= size
    if (document !== undefined) onGone(collection, document)
  }
  const makeRoom = (): void => {
    for (const [id, entry] of entries) {
      if (total <= maxSize) return
      entries.delete(id)
      if (entry.wasUsed) entries.set(id, { ...entry, wasUsed: false })
      else remove(entry)
    }
  }
  return {
    find: (collection, id) => {
      const entry = entryOf(collection, id)
      if (entry?.document === undefined) return undefined
      entry.wasUsed = true
      return entry.document
    },
    keep: (collection, document, size) => {
      if (!CACHED.has(collection) || size > maxSize / 16) return
      const { id } = document
      const before = entryOf(collection, id)
      const entry = before === undefined ? { size: SIZE_OF_KEY } : { document, size }
      total += entry.size - (entries.get(id)?.size ?? 0)
      entries.set(id, { collection, ...entry, wasUsed: before?.wasUsed ?? false })
      if (total > maxSize) makeRoom()
    },
    holds: (collection) => CACHED.has(collection),
    wants: (collection, id) => entryOf(collection, id) !== undefined,
    drop: (collection, id) => {
      const entry = entryOf(collection, id)
      if (entry === undefined) return
      entries.delete(id)
      remove(entry)
    },
    clear: () => {
      entries.clear()
      total = 0
    },
  }
}
