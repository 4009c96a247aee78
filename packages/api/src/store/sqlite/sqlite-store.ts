import * as E from 'fp-ts/lib/Either.js'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { CollectionName } from '../collections.ts'
import type { Document, Store } from '../port.ts'
import { StoreUnavailable } from '../store-unavailable.ts'
import { keepSwept, type RemoveExpired } from '../sweep.ts'
import { groupCommits } from './group-commits.ts'
import { isSqliteError } from './sqlite-error.ts'
import { type Statements, statementsOf } from './statements.ts'
import { toStoredWrite } from './stored-write.ts'
import { toCount, toSelect } from './to-select.ts'
import { valueAt } from './to-sql.ts'
import { transact } from './transact.ts'

/** The port over a prepared database. */
export const sqliteStore = (database: DatabaseSync, clock: () => number): Store => {
  const statements = statementsOf(database)
  const group = groupCommits(transact(database, statements))
  const sweeping = keepSwept(removeExpired(statements), clock)
  return {
    get: async <Body>(collection: CollectionName, id: string) => {
      const row = reading(() => statements(`SELECT id, version, body FROM ${collection} WHERE id = ?`).get(id))
      return row === undefined ? undefined : toDocument<Body>(row)
    },
    getMany: async <Body>(collection: CollectionName, ids: readonly string[]) => {
      const rows = reading(() => statements(selectMany(collection)).all(JSON.stringify(ids)))
      const found = new Map(rows.map((row) => [String(row['id']), row]))
      return [...new Set(ids)]
        .map((id) => found.get(id))
        .filter(isThere)
        .map((row) => toDocument<Body>(row))
    },
    find: async <Body>(collection: CollectionName, query: Parameters<Store['find']>[1]) => {
      const { text, values } = toSelect(collection, query)
      return reading(() => statements(text).all(...values)).map((row) => toDocument<Body>(row))
    },
    count: async (collection, where) => {
      const { text, values } = toCount(collection, where)
      return Number(reading(() => statements(text).get(...values))?.['total'])
    },
    commit: async (writes) => (writes.length === 0 ? E.right(undefined) : group.commit(writes.map(toStoredWrite))),
    close: async () => {
      await sweeping.stop()
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

const reading = <Rows>(read: () => Rows): Rows => {
  try {
    return read()
  } catch (fault) {
    throw isSqliteError(fault) ? new StoreUnavailable(fault) : fault
  }
}

/** As many as one removal takes, so that requests are answered between two of them. */
const REMOVED_AT_ONCE = 500

const removeExpired =
  (statements: Statements): RemoveExpired =>
  async (collection, path, before) => {
    const expired = `SELECT key FROM ${collection} WHERE ${valueAt(path)} < ? LIMIT ?`
    const remove = statements(`DELETE FROM ${collection} WHERE key IN (${expired})`)
    return Number(remove.run(before, REMOVED_AT_ONCE).changes)
  }
