import type { DatabaseSync, StatementSync } from 'node:sqlite'

/** The prepared statement of an SQL text. */
export type Statements = (text: string) => StatementSync

/** More than the queries that we write; beyond it the least recently used is dropped. */
const MAX_STATEMENTS = 256

export const createStatementCache = (database: DatabaseSync): Statements => {
  const cache = new Map<string, StatementSync>()
  return (text) => {
    const statement = cache.get(text) ?? database.prepare(text)
    cache.delete(text)
    cache.set(text, statement)
    const [oldest] = cache.keys()
    if (cache.size > MAX_STATEMENTS && oldest !== undefined) cache.delete(oldest)
    return statement
  }
}
