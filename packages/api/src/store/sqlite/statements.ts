import type { DatabaseSync, StatementSync } from 'node:sqlite'

/** Finds the prepared statement for a text. */
export type Statements = (text: string) => StatementSync

/** Enough for every query that we write; a text beyond it pushes out the one that was used longest ago. */
const STATEMENTS_KEPT = 256

export const statementsOf = (database: DatabaseSync): Statements => {
  const kept = new Map<string, StatementSync>()
  return (text) => {
    const statement = kept.get(text) ?? database.prepare(text)
    kept.delete(text)
    kept.set(text, statement)
    const [oldest] = kept.keys()
    if (kept.size > STATEMENTS_KEPT && oldest !== undefined) kept.delete(oldest)
    return statement
  }
}
