import * as E from 'fp-ts/lib/Either.js'
import { DatabaseSync } from 'node:sqlite'
import type { Document, Store, Write } from '../../src/store/index.ts'
// oxlint-disable-next-line daykeep/entry-points -- a database without a file has no door
import { prepareDatabase } from '../../src/store/sqlite/prepare-database.ts'
// oxlint-disable-next-line daykeep/entry-points -- a database without a file has no door
import { sqliteStore } from '../../src/store/sqlite/sqlite-store.ts'

export type RewindingStore = {
  readonly store: Store
  /** Puts back what was there when it was last called, but for what nobody may take back. */
  readonly rewind: () => Promise<void>
  /** What is there now is what is put back from now on. */
  readonly keep: () => void
}

/** Append-only, or followed by its readers. */
const LASTING: ReadonlySet<string> = new Set(['audit', 'liveEvents'])

/** SQLite in memory, which can go back to where it was: for tests that try many things on one world. */
export const rewindingStore = (clock: () => number): RewindingStore => {
  const database = new DatabaseSync(':memory:')
  prepareDatabase(database)
  const store = sqliteStore(database, clock, { sync: async () => undefined, close: async () => undefined })
  const before = new Map<string, { readonly write: Write; readonly document: Document | undefined }>()
  const note = async (write: Write): Promise<void> => {
    const key = `${write.collection}/${write.id}`
    if (LASTING.has(write.collection) || before.has(key)) return
    before.set(key, { write, document: await store.get(write.collection, write.id) })
  }
  return {
    store: {
      ...store,
      commit: async (writes) => {
        for (const write of writes) await note(write)
        return store.commit(writes)
      },
    },
    keep: () => before.clear(),
    rewind: async () => {
      const writes: Write[] = []
      for (const { write, document } of before.values()) {
        const back = await takeBack(store, write, document)
        if (back !== undefined) writes.push(back)
      }
      before.clear()
      const committed = await store.commit(writes)
      if (E.isLeft(committed)) throw new Error(`the world was not put back: ${committed.left.type}`)
    },
  }
}

const takeBack = async (
  store: Store,
  { collection, id }: Write,
  document: Document | undefined,
): Promise<Write | undefined> => {
  const now = await store.get(collection, id)
  if (document === undefined) return now && { type: 'remove', collection, id, version: now.version }
  const { body } = document
  if (now === undefined) return { type: 'insert', collection, id, body }
  return now.version === document.version ? undefined : { type: 'replace', collection, id, version: now.version, body }
}
