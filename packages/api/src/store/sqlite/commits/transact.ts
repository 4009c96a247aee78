import * as E from 'fp-ts/lib/Either.js'
import type { DatabaseSync } from 'node:sqlite'
import type { CommitFailure } from '../../port.ts'
import { reasonOf } from '../../store-unavailable.ts'
import { applyWrites } from '../apply-writes.ts'
import { isSqliteError } from '../sqlite-error.ts'
import type { Statements } from '../statements.ts'
import type { SqliteWrite } from '../sqlite-write.ts'

export type CommitResult = E.Either<CommitFailure, void>

/**
 * Runs many commits in one transaction and answers each: one that is refused takes back its own writes only. When the
 * transaction itself fails, nothing of it stays and every commit in it is `unavailable`.
 */
export const transact =
  (database: DatabaseSync, statements: Statements, noteError: (error: unknown) => void = () => undefined) =>
  (commits: readonly (readonly SqliteWrite[])[]): readonly CommitResult[] => {
    try {
      statements('BEGIN IMMEDIATE').run()
      const results = commits.map((writes) => applyInSavepoint({ database, statements, noteError }, writes))
      statements('COMMIT').run()
      return results
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      if (!isSqliteError(error)) throw error
      noteError(error)
      return commits.map(() => unavailable(error))
    }
  }

type Transaction = {
  readonly database: DatabaseSync
  readonly statements: Statements
  readonly noteError: (error: unknown) => void
}

const applyInSavepoint = (transaction: Transaction, writes: readonly SqliteWrite[]): CommitResult => {
  const { statements } = transaction
  statements('SAVEPOINT one').run()
  const result = tryApplyWrites(transaction, writes)
  if (E.isLeft(result)) statements('ROLLBACK TO one').run()
  statements('RELEASE one').run()
  return result
}

/** Some faults (a full disk) end the whole transaction; others (a text too long) leave it standing for the rest. */
const tryApplyWrites = (
  { database, statements, noteError }: Transaction,
  writes: readonly SqliteWrite[],
): CommitResult => {
  try {
    return applyWrites(statements, writes)
  } catch (error) {
    if (!isSqliteError(error) || !database.isTransaction) throw error
    noteError(error)
    return unavailable(error)
  }
}

/** Not confirmed: it may have been kept. */
export const unavailable = (error: unknown): CommitResult => E.left({ type: 'unavailable', reason: reasonOf(error) })
