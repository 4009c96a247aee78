import { createStore, promisifyRequest } from 'idb-keyval'
import { createLeaveNote } from './leave-note.ts'
import type { PersistedQueue } from './persisted-queue.ts'
import { changedRecords, fromRecords, type RecordKey, type StoredRecord } from './stored-records.ts'

const DATABASE = createStore('daykeep', 'player')

let writing: IDBTransaction | undefined

/**
 * Safari keeps a page that was left for the way back, with a transaction that has not ended: until it forgets the page, no other
 * page could read the player.
 */
const abortWriting = (): void => {
  try {
    writing?.abort()
  } catch {
    // complete already
  }
}
addEventListener('pagehide', abortWriting)

/** A player in IndexedDB: a record for each document. */
export type PlayerDatabase = {
  readonly read: () => Promise<PersistedQueue | undefined>
  /** Stores what has changed since it was read or written last, in one transaction. */
  readonly write: (queue: PersistedQueue) => Promise<void>
  /** The same for a page that is being left: it gets no answers any more, so nothing is read before. */
  readonly writeOnLeave: (queue: PersistedQueue) => Promise<void>
  readonly clear: () => Promise<void>
}

/** Older releases hold all of a player in one record, whose key is the id; it is read, and replaced by the first write. */
export const createPlayerDatabase = (userId: string): PlayerDatabase => {
  // Lists come after strings in the order of keys, so the range holds every record of this player.
  const own = (): IDBKeyRange => IDBKeyRange.bound([userId], [userId, []])
  const keyOf = (key: RecordKey): IDBValidKey => [userId, ...key]
  const note = createLeaveNote(userId)
  let stored: PersistedQueue | undefined

  const clearIn = (store: IDBObjectStore): void => {
    store.delete(userId)
    store.delete(own())
  }

  const writeIn = (store: IDBObjectStore, queue: PersistedQueue, before: PersistedQueue | undefined): void => {
    if (before === undefined) clearIn(store)
    const { put, remove } = changedRecords(before, queue)
    for (const [key, value] of put) store.put(value, keyOf(key))
    for (const key of remove) store.delete(keyOf(key))
  }

  return {
    read: () =>
      DATABASE('readonly', async (store) => {
        const [older, keys, values] = await Promise.all([
          promisifyRequest<PersistedQueue | undefined>(store.get(userId)),
          promisifyRequest(store.getAllKeys(own())),
          promisifyRequest<unknown[]>(store.getAll(own())),
        ])
        if (older !== undefined) return older
        stored = fromRecords(keys.map((key, at): StoredRecord => [(key as string[]).slice(1) as never, values[at]]))
        return stored && note.addTo(stored)
      }),
    write: (queue) =>
      DATABASE('readwrite', async (store) => {
        writing = store.transaction
        // Another window may have signed out: what is stored is gone then.
        const isStored = stored !== undefined && (await promisifyRequest(store.getKey(keyOf(['user'])))) !== undefined
        store.delete(userId)
        writeIn(store, queue, isStored ? stored : undefined)
        await promisifyRequest(store.transaction)
        stored = queue
        note.removeKnown()
      }),
    writeOnLeave: (queue) => {
      note.write(queue.acts)
      return DATABASE('readwrite', async (store) => {
        writeIn(store, queue, stored)
        // A transaction that waits for the page to say that it is complete ends with the page.
        store.transaction.commit()
        await promisifyRequest(store.transaction)
        stored = queue
        note.removeKnown()
      })
    },
    clear: () => {
      note.remove()
      return DATABASE('readwrite', (store) => {
        clearIn(store)
        return promisifyRequest(store.transaction)
      })
    },
  }
}
