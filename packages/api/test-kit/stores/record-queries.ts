import { DatabaseSync } from 'node:sqlite'
import type { Store } from '../../src/store/index.ts'
// oxlint-disable-next-line daykeep/entry-points -- it explains what is behind the door
import { prepareDatabase } from '../../src/store/sqlite/prepare-database.ts'
// oxlint-disable-next-line daykeep/entry-points -- it explains what is behind the door
import { toCount, toSelect } from '../../src/store/sqlite/sql/to-select.ts'
// oxlint-disable-next-line daykeep/entry-points -- it explains what is behind the door
import { fold, type Sql } from '../../src/store/sqlite/sql/to-sql.ts'

export type RecordedQueries = {
  readonly store: Store
  /** Of all queries so far, those for which SQLite would read a whole table, with its plan. */
  readonly scans: () => ReadonlyArray<string>
}

/** For tests: the store, and the queries that it is asked. Queries of one shape are one. */
export const recordQueries = (store: Store): RecordedQueries => {
  const queries = new Map<string, Sql>()
  const note = (sql: Sql): void => {
    queries.set(sql.text, sql)
  }
  return {
    store: {
      ...store,
      find: (collection, query) => {
        note(toSelect(collection, query))
        return store.find(collection, query)
      },
      count: (collection, where) => {
        note(toCount(collection, where))
        return store.count(collection, where)
      },
    },
    scans: () => {
      const database = new DatabaseSync(':memory:')
      try {
        database.function('fold', { deterministic: true }, (text) => fold(String(text)))
        prepareDatabase(database)
        return [...queries.values()].flatMap((sql) => scanOf(database, sql) ?? [])
      } finally {
        database.close()
      }
    },
  }
}

/** A table of documents that is read from end to end; lists inside of one document and of values are read so. */
const SCAN = /^SCAN (?!element|json_each|CONSTANT)/

const scanOf = (database: DatabaseSync, { text, values }: Sql): string | undefined => {
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values)
  const steps = plan.map((step) => String(step['detail']))
  return steps.some((step) => SCAN.test(step)) && !isPage(text, values, steps)
    ? `${text}\n${steps.join('\n')}`
    : undefined
}

/** All documents in the order of an index, as far as the limit: nothing is read that is not wanted. */
const isPage = (text: string, values: Sql['values'], steps: ReadonlyArray<string>): boolean =>
  /^(?!.* WHERE ).* LIMIT \?/.test(text) && values.at(-2) !== -1 && !steps.some((step) => step.includes('TEMP B-TREE'))
