import * as E from 'fp-ts/lib/Either.js'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { CollectionName } from '../collections.ts'
import type { Document, Store } from '../port.ts'
import { StoreUnavailable } from '../store-unavailable.ts'
import { startExpiryJob, type RemoveExpired } from '../expiry.ts'
import { followTable } from './follow-table.ts'
import { groupCommits } from './group-commits.ts'
import { isSqliteError } from './sqlite-error.ts'
import { trackHealth } from './sqlite-health.ts'
import { type Statements, createStatementCache } from './statements.ts'
import { toSqliteWrite } from './sqlite-write.ts'
import { toCount, toSelect, toSize } from './to-select.ts'
import { fold, valueAt } from './to-sql.ts'
import { transact } from './transact.ts'

/** The port over a prepared database. */
export const sqliteStore = (database: DatabaseSync, clock: () => number): Store => {
  database.function('fold', { deterministic: true }, (text) => fold(String(text)))
  const statements = createStatementCache(database)
  const health = trackHealth(database)
  const group = groupCommits(transact(database, statements, health.noteError))
  const readRows = rowsReader(health.noteError)
  const expiryJob = startExpiryJob(removeExpired(statements), clock)
  return {
    get: async <Body>(collection: CollectionName, id: string) => {
      const row = readRows(() => statements(`SELECT id, version, body FROM ${collection} WHERE id = ?`).get(id))
      return row === undefined ? undefined : toDocument<Body>(row)
    },
    getMany: async <Body>(collection: CollectionName, ids: readonly string[]) => {
      const rows = readRows(() => statements(selectMany(collection)).all(JSON.stringify(ids)))
      const found = new Map(rows.map((row) => [String(row['id']), row]))
      return [...new Set(ids)]
        .map((id) => found.get(id))
        .filter(isThere)
        .map((row) => toDocument<Body>(row))
    },
    find: async <Body>(collection: CollectionName, query: Parameters<Store['find']>[1]) => {
      const { text, values } = toSelect(collection, query)
      return readRows(() => statements(text).all(...values)).map((row) => toDocument<Body>(row))
    },
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
    commit: async (writes) => (writes.length === 0 ? E.right(undefined) : group.commit(writes.map(toSqliteWrite))),
    health: async () => health.current(),
    close: async () => {
      await expiryJob.stop()
      group.flush()
      database.close()
    },
  }
}

type Row = Record<string, SQLOutputValue>

const isThere = (row: Row | undefined): row is Row => row !== undefined

const selectMany = (collection: CollectionName): string =>
  `SELECT id, version, body FROM ${collection} WHERE id IN (SELECT value FROM json_each(?))`

const toDocument = <Body>(row: Row): Document<Body> => ({
  id: String(row['id']),
  version: Number(row['version']),
  body: JSON.parse(String(row['body'])),
})

const rowsReader =
  (noteError: (error: unknown) => void) =>
  <Rows>(read: () => Rows): Rows => {
    try {
      return read()
    } catch (error) {
      noteError(error)
      throw isSqliteError(error) ? new StoreUnavailable(error) : error
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
