import * as E from 'fp-ts/lib/Either.js'
import {
  type ClientSession,
  type Db,
  type MongoClient,
  MongoError,
  MongoErrorLabel,
  MongoNetworkError,
  MongoServerError,
  type TransactionOptions,
} from 'mongodb'
import type { CommitFailure, Write } from '../port.ts'
import { reasonOf } from '../store-unavailable.ts'
import { applyWrites } from './apply-writes.ts'
import { backOff } from './back-off.ts'

type Result = E.Either<CommitFailure, void>

/** One go at a commit: its result, or why it left nothing behind and may be tried anew. */
type Attempt =
  | { readonly type: 'done'; readonly result: Result }
  | { readonly type: 'undone'; readonly fault: MongoError }

/** Milliseconds after which no new attempt begins, if nothing else is said. An attempt may wait for a new primary by itself. */
export const COMMIT_PATIENCE = 10_000

/** `snapshot` and `majority`: what was confirmed is on most members and no election takes it back. */
const TRANSACTION: TransactionOptions = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority', wtimeoutMS: 10_000 },
  readPreference: 'primary',
}

/**
 * Commits in a transaction. All attempts share one session: by its number the server knows a commit that it has already
 * done, and it gives up a transaction that an attempt left open when its connection broke.
 */
export const commit =
  (client: MongoClient, database: Db, patience: number) =>
  async (writes: readonly Write[]): Promise<Result> => {
    const session = client.startSession()
    const deadline = Date.now() + patience
    try {
      for (let number = 1; ; number++) {
        const attempt = await attemptOnce(database, session, writes, deadline)
        if (attempt.type === 'done') return attempt.result
        if (Date.now() >= deadline) return unavailable('Nothing was kept', attempt.fault)
        await backOff(number)
      }
    } finally {
      await session.endSession()
    }
  }

const unavailable = (what: string, fault: MongoError): Result =>
  E.left({ type: 'unavailable', reason: `${what}: ${reasonOf(fault)}` })

const attemptOnce = async (
  database: Db,
  session: ClientSession,
  writes: readonly Write[],
  deadline: number,
): Promise<Attempt> => {
  session.startTransaction(TRANSACTION)
  try {
    const applied = await applyWrites(database, session, writes)
    if (E.isLeft(applied)) {
      await session.abortTransaction()
      return { type: 'done', result: applied }
    }
  } catch (fault) {
    await session.abortTransaction()
    return beforeCommit(fault)
  }
  return commitUntilKnown(session, deadline)
}

/** Before the commit was sent nothing can have been kept, so a lost connection is as harmless as a write conflict. */
const beforeCommit = (fault: unknown): Attempt => {
  if (!(fault instanceof MongoError)) throw fault
  const isPassing = fault.hasErrorLabel(MongoErrorLabel.TransientTransactionError) || fault instanceof MongoNetworkError
  return isPassing ? { type: 'undone', fault } : { type: 'done', result: unavailable('Nothing was kept', fault) }
}

/**
 * Asks for the commit until the server says what became of it. To ask again is safe: a server that has done it says yes.
 * Only a server that says that the transaction is gone without a trace lets the writes be applied anew.
 */
const commitUntilKnown = async (session: ClientSession, deadline: number): Promise<Attempt> => {
  for (let number = 1; ; number++) {
    try {
      await session.commitTransaction()
      return { type: 'done', result: E.right(undefined) }
    } catch (fault) {
      if (!(fault instanceof MongoError)) throw fault
      if (!isUnknown(fault)) return refusedCommit(fault)
      if (Date.now() >= deadline) return { type: 'done', result: unavailable(NOT_KNOWN, fault) }
      await backOff(number)
    }
  }
}

const NOT_KNOWN = 'Whether the commit was kept is not known'

/** Without an answer of the server, or with one that says so itself. The driver does not label a second loss of the answer. */
const isUnknown = (fault: MongoError): boolean =>
  fault.hasErrorLabel(MongoErrorLabel.UnknownTransactionCommitResult) || !(fault instanceof MongoServerError)

const refusedCommit = (fault: MongoError): Attempt =>
  fault.hasErrorLabel(MongoErrorLabel.TransientTransactionError)
    ? { type: 'undone', fault }
    : { type: 'done', result: unavailable(NOT_KNOWN, fault) }
