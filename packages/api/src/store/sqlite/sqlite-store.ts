import * as E from 'fp-ts/lib/Either.js'
import type { DatabaseSync } from 'node:sqlite'
import type { CollectionName } from '../collections.ts'
import type { Document, Store } from '../port.ts'
import { startExpiryJob, type RemoveExpired } from '../expiry.ts'
import { StoreUnavailable } from '../store-unavailable.ts'
import { type CachedWrite, toCachedWrite, writeThrough } from './cached-write.ts'
import { createDocumentCache } from './document-cache.ts'
import { documentReader, rowsReader } from './document-reader.ts'
import { followTable } from './follow-table.ts'
import { type Checkpointer, openCheckpointer } from './commits/checkpointer.ts'
import { createListCache } from './list-cache.ts'
import { groupCommits } from './commits/group-commits.ts'
import { trackHealth } from './sqlite-health.ts'
import { type Statements, createStatementCache } from './sql/statements.ts'
import { toCount, toSize } from './sql/to-select.ts'
import { sortKey } from './sql/sort-key.ts'
import { fold, valueAt } from './sql/to-sql.ts'
import { type CommitResult, transact, unavailable } from './commits/transact.ts'
import { openWalSync, type WalSync } from './commits/wal-sync.ts'

/** The port over a prepared database. */
export const sqliteStore = (
  database: DatabaseSync,
  clock: () => number,
  wal: WalSync = openWalSync(database),
  checkpointer: Checkpointer = openCheckpointer(database),
): Store => {
  database.function('fold', { deterministic: true }, (text) => fold(String(text)))
  database.function('sort_key', { deterministic: true }, (value) =>
    typeof value === 'string' ? sortKey(value) : value,
  )
  const statements = createStatementCache(database)
  const health = trackHealth(database, wal.sync)
  const cache = createDocumentCache(undefined, (collection, document) => lists.dropOf(collection, document))
  const lists = createListCache(cache)
  const caches = { cache, lists }
  const run = transact(database, statements, health.noteError)
  const group = groupCommits<readonly CachedWrite[], CommitResult>({
    run: (commits) => {
      const results = run(commits)
      for (const [index, result] of results.entries()) writeThrough(caches, commits[index] ?? [], E.isRight(result))
      return results
    },
    settle: async (results) => {
      if (!results.some(E.isRight)) return results
      try {
        await health.watch(wal.sync())
        return results
      } catch (error) {
        health.noteFailedSync(error)
        return results.map((result) => (E.isRight(result) ? unavailable(error) : result))
      }
    },
    pause: checkpointer.pause,
  })
  const readRows = rowsReader(health.noteError)
  const reader = documentReader(statements, readRows, caches)
  const expiryJob = startExpiryJob(removeExpired(statements), clock)
  return {
    get: async <Body>(collection: CollectionName, id: string) =>
      reader.getMany(collection, [id])[0] as Document<Body> | undefined,
    getMany: async <Body>(collection: CollectionName, ids: readonly string[]) =>
      reader.getMany(collection, [...new Set(ids)]) as readonly Document<Body>[],
    find: async <Body>(collection: CollectionName, query: Parameters<Store['find']>[1]) =>
      reader.find(collection, query) as readonly Document<Body>[],
    count: async (collection, where) => {
      const { text, values } = toCount(collection, where)
      return Number(readRows(() => statements(text).get(...values))?.['total'])
    },
    size: async (collection, where) => {
      const { text, values } = toSize(collection, where)
      return Number(readRows(() => statements(text).get(...values))?.['bytes'])
    },
    follow: followTable(statements, (rows) => {
      try {
        return readRows(rows)
      } catch (error) {
        if (error instanceof StoreUnavailable) return undefined
        throw error
      }
    }),
    // who has nothing to write answers by what was read, which may still be on its way to the disk
    commit: async (writes, { onApplied } = {}) =>
      writes.length === 0 && group.isIdle()
        ? E.right(undefined)
        : group.commit(
            writes.map(toCachedWrite(caches)),
            onApplied === undefined ? undefined : (result) => E.isRight(result) && onApplied(),
          ),
    health: health.current,
    close: async () => {
      await expiryJob.stop()
      await group.flush()
      await checkpointer.close()
      await wal.close()
      database.close()
    },
  }
}

/** Documents in one removal, so that requests are served in between. */
const REMOVAL_BATCH = 500

const removeExpired =
  (statements: Statements): RemoveExpired =>
  async (collection, path, before) => {
    const expired = `SELECT key FROM ${collection} WHERE ${valueAt(collection, path)} < ? LIMIT ?`
    const remove = statements(`DELETE FROM ${collection} WHERE key IN (${expired})`)
    return Number(remove.run(before, REMOVAL_BATCH).changes)
  }
