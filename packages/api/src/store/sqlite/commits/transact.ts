import * as E from 'fp-ts/lib/Either.js'
import type { DatabaseSync } from 'node:sqlite'
import type { CommitFailure } from '../../port.ts'
import { reasonOf } from '../../store-unavailable.ts'
import { applyWrites } from '../apply-writes.ts'
import { LAYOUT } from '../schema.ts'
import { isSqliteError } from '../sqlite-error.ts'
import type { Statements } from '../sql/statements.ts'
import type { SqliteWrite } from '../sqlite-write.ts'

export type CommitResult = E.Either<CommitFailure, void>

/**
 * Runs many commits in one transaction and answers each: one that is refused takes back its own writes only. When the
 * transaction itself fails, nothing of it stays and every commit in it is `unavailable`.
 *
 * Nearly always all of them are kept. So they run without savepoints at first, for which SQLite copies every page that is
 * written; only when one fails, all of them begin anew, each under a savepoint of its own.
 */
export const transact =
  (database: DatabaseSync, statements: Statements, noteError: (error: unknown) => void = () => undefined) =>
  (commits: Commits): readonly CommitResult[] => {
    const transaction = { database, statements, noteError }
    try {
      return applyTogether(transaction, commits) ?? applyEach(transaction, commits)
    } catch (error) {
      rollBack(database)
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

type Commits = readonly (readonly SqliteWrite[])[]

/** All of the commits, or none: undefined when one is refused or fails. */
const applyTogether = (
  { database, statements }: Transaction,
  commits: Commits,
): readonly CommitResult[] | undefined => {
  statements('BEGIN IMMEDIATE').run()
  if (isOfLaterRelease(statements)) {
    rollBack(database)
    return commits.map(() => unavailable(LATER_RELEASE))
  }
  if (!commits.every((writes) => isApplied(statements, writes))) {
    rollBack(database)
    return undefined
  }
  statements('COMMIT').run()
  return commits.map(() => E.right(undefined))
}

/**
 * Of a process that has gone on while a later release brought the file up to date: what it would write is no longer where that
 * release looks for it.
 */
const isOfLaterRelease = (statements: Statements): boolean =>
  Number(statements('PRAGMA user_version').get()?.['user_version']) > LAYOUT

const LATER_RELEASE = 'a later release has changed the layout of the file; this process has to end'

/** What went wrong is told by the second attempt. */
const isApplied = (statements: Statements, writes: readonly SqliteWrite[]): boolean => {
  try {
    return E.isRight(applyWrites(statements, writes))
  } catch (error) {
    if (!isSqliteError(error)) throw error
    return false
  }
}

const applyEach = (transaction: Transaction, commits: Commits): readonly CommitResult[] => {
  const { statements } = transaction
  statements('BEGIN IMMEDIATE').run()
  const results = commits.map((writes) => applyInSavepoint(transaction, writes))
  statements('COMMIT').run()
  return results
}

/** Some faults have ended the transaction already. */
const rollBack = (database: DatabaseSync): void => {
  if (database.isTransaction) database.exec('ROLLBACK')
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
