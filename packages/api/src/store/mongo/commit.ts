import * as E from 'fp-ts/lib/Either.js'
import {
  type ClientSession,
  type Db,
  type MongoClient,
  MongoError,
  MongoErrorLabel,
  MongoServerError,
  type TransactionOptions,
} from 'mongodb'
import type { CommitFailure, Write } from '../port.ts'
import { reasonOf } from '../store-unavailable.ts'
import { applyInBulk } from './apply-in-bulk.ts'
import { type ApplyWrites, applyWrites } from './apply-writes.ts'
import { backOff } from './back-off.ts'
import { isLostConnection } from './lost-connection.ts'

type CommitResult = E.Either<CommitFailure, void>

/** One attempt to commit: its result, or the error after which nothing was written and a retry is safe. */
type Attempt =
  | { readonly type: 'done'; readonly result: CommitResult }
  | { readonly type: 'undone'; readonly fault: unknown }
  /** The writes do not all fit what is stored; nothing was written. */
  | { readonly type: 'refused' }

/** Milliseconds after which no new attempt starts. An attempt itself may wait for a new primary. */
export const COMMIT_TIMEOUT = 10_000

export type CommitOptions = {
  /** Milliseconds for which a failing commit is retried. */
  readonly timeout: number
  /** Whether the server takes writes to several collections in one command: MongoDB 8.0 and later. */
  readonly isBulkAcross: boolean
}

/** `snapshot` and `majority`: confirmed writes are on most members, so no election rolls them back. */
const TRANSACTION: TransactionOptions = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority', wtimeoutMS: 10_000 },
  readPreference: 'primary',
}

/**
 * Commits in a transaction: all writes in as few commands as the server takes, or, when these were refused, one by one in
 * a new transaction, which tells which write was refused and why. All attempts share one session: by its number the
 * server knows a commit that it has already done, and it gives up a transaction that an attempt left open when its
 * connection broke.
 */
export const commit =
  (client: MongoClient, database: Db, { timeout, isBulkAcross }: CommitOptions) =>
  async (writes: readonly Write[]): Promise<CommitResult> => {
    const session = client.startSession()
    const deadline = Date.now() + timeout
    let apply: ApplyWrites = applyInBulk(client, isBulkAcross)
    try {
      for (let number = 1; ; number++) {
        const attempt = await attemptOnce(session, () => apply(database, session, writes), deadline)
        if (attempt.type === 'done') return attempt.result
        if (attempt.type === 'refused') {
          apply = applyWrites
          continue
        }
        if (Date.now() >= deadline) return unavailable('Nothing was kept', attempt.fault)
        await backOff(number)
      }
    } finally {
      await session.endSession().catch(ignore)
    }
  }

/** A session that cannot be ended any more ends by itself. */
const ignore = (): void => undefined

const unavailable = (what: string, error: unknown): CommitResult =>
  E.left({ type: 'unavailable', reason: `${what}: ${reasonOf(error)}` })

const attemptOnce = async (
  session: ClientSession,
  apply: () => ReturnType<ApplyWrites>,
  deadline: number,
): Promise<Attempt> => {
  session.startTransaction(TRANSACTION)
  try {
    const applied = await apply()
    if (applied === 'refused' || E.isLeft(applied)) {
      await abort(session)
      return applied === 'refused' ? { type: 'refused' } : { type: 'done', result: applied }
    }
  } catch (error) {
    await abort(session)
    return beforeCommit(error)
  }
  return commitUntilKnown(session, deadline)
}

/** The server gives up by itself what it cannot be told to give up. */
const abort = (session: ClientSession): Promise<void> => session.abortTransaction().catch(ignore)

/** WriteConflict: another transaction has written the document. Not every server labels it. */
const WRITE_CONFLICT = 112

/** Before the commit is sent nothing is written, so a lost connection is as harmless as a write conflict. */
const beforeCommit = (error: unknown): Attempt => {
  if (isLostConnection(error)) return { type: 'undone', fault: error }
  if (!(error instanceof MongoError)) throw error
  const isPassing = error.hasErrorLabel(MongoErrorLabel.TransientTransactionError) || error.code === WRITE_CONFLICT
  return isPassing ? { type: 'undone', fault: error } : { type: 'done', result: unavailable('Nothing was kept', error) }
}

/**
 * Repeats the commit until the server reports its outcome, which is safe: a commit that is done stays done. The writes are
 * applied anew only when the server says that the transaction left nothing behind.
 */
const commitUntilKnown = async (session: ClientSession, deadline: number): Promise<Attempt> => {
  for (let number = 1; ; number++) {
    try {
      await session.commitTransaction()
      return { type: 'done', result: E.right(undefined) }
    } catch (error) {
      if (error instanceof MongoServerError && !isUnknown(error)) return toFailedCommit(error)
      if (Date.now() >= deadline) return { type: 'done', result: unavailable(OUTCOME_UNKNOWN, error) }
      await backOff(number)
    }
  }
}

const OUTCOME_UNKNOWN = 'Whether the commit was kept is not known'

/** A reply that says so. Whatever is no reply of the server leaves the outcome unknown as well. */
const isUnknown = (error: MongoServerError): boolean =>
  error.hasErrorLabel(MongoErrorLabel.UnknownTransactionCommitResult)

const toFailedCommit = (error: MongoServerError): Attempt =>
  error.hasErrorLabel(MongoErrorLabel.TransientTransactionError)
    ? { type: 'undone', fault: error }
    : { type: 'done', result: unavailable(OUTCOME_UNKNOWN, error) }
