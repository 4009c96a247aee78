import * as E from 'fp-ts/lib/Either.js'
import type { DatabaseSync } from 'node:sqlite'
import type { CommitFailure } from '../port.ts'
import { reasonOf } from '../store-unavailable.ts'
import { applyWrites } from './apply-writes.ts'
import { isSqliteError } from './sqlite-error.ts'
import type { Statements } from './statements.ts'
import type { StoredWrite } from './stored-write.ts'

type Result = E.Either<CommitFailure, void>

/**
 * Runs many commits in one transaction and answers each: one that is refused takes back its own writes only. When the
 * transaction itself fails, nothing of it stays and every commit in it is `unavailable`.
 */
export const transact =
  (database: DatabaseSync, statements: Statements) =>
  (commits: readonly (readonly StoredWrite[])[]): readonly Result[] => {
    try {
      statements('BEGIN IMMEDIATE').run()
      const results = commits.map((writes) => applyAlone(database, statements, writes))
      statements('COMMIT').run()
      return results
    } catch (fault) {
      if (database.isTransaction) database.exec('ROLLBACK')
      if (!isSqliteError(fault)) throw fault
      return commits.map(() => unavailable(fault))
    }
  }

const applyAlone = (database: DatabaseSync, statements: Statements, writes: readonly StoredWrite[]): Result => {
  statements('SAVEPOINT one').run()
  const result = applied(database, statements, writes)
  if (E.isLeft(result)) statements('ROLLBACK TO one').run()
  statements('RELEASE one').run()
  return result
}

/** Some faults (a full disk) end the whole transaction; others (a text too long) leave it standing for the rest. */
const applied = (database: DatabaseSync, statements: Statements, writes: readonly StoredWrite[]): Result => {
  try {
    return applyWrites(statements, writes)
  } catch (fault) {
    if (!isSqliteError(fault) || !database.isTransaction) throw fault
    return unavailable(fault)
  }
}

const unavailable = (fault: unknown): Result => E.left({ type: 'unavailable', reason: reasonOf(fault) })
