import * as E from 'fp-ts/lib/Either.js'
import { type ClientSession, type Collection, type Db, MongoServerError } from 'mongodb'
import { COLLECTIONS, type Index, indexName } from '../collections.ts'
import type { CommitFailure, Write } from '../port.ts'
import { type MongoRecord, toMongoRecord } from './mongo-record.ts'
import { fieldOf } from './to-mongo-filter.ts'

type WriteResult = E.Either<CommitFailure, void>

/** Applies writes in the session's transaction, in order. `refused`: at least one did not fit, which one is not known. */
export type ApplyWrites = (
  database: Db,
  session: ClientSession,
  writes: readonly Write[],
) => Promise<WriteResult | 'refused'>

/** One command a write, up to the first that fails. */
export const applyWrites: ApplyWrites = async (database, session, writes) => {
  for (const write of writes) {
    const applied = await applyWrite(database.collection<MongoRecord>(write.collection), session, write)
    if (E.isLeft(applied)) return applied
  }
  return E.right(undefined)
}

const applyWrite = async (
  stored: Collection<MongoRecord>,
  session: ClientSession,
  write: Write,
): Promise<WriteResult> => {
  try {
    return (await runWrite(stored, session, write))
      ? E.right(undefined)
      : E.left({ type: 'conflict', collection: write.collection, id: write.id })
  } catch (error) {
    if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return E.left(duplicate(write, error))
    throw error
  }
}

/** The code of a violated unique index. */
export const DUPLICATE_KEY = 11000

/** False when the document is not there at the expected version. */
const runWrite = async (stored: Collection<MongoRecord>, session: ClientSession, write: Write): Promise<boolean> => {
  const { id } = write
  switch (write.type) {
    case 'insert':
      return (await stored.insertOne(toMongoRecord(id, 1, write.body), { session })).acknowledged
    case 'replace': {
      const { _id, ...next } = toMongoRecord(id, write.version + 1, write.body)
      return (await stored.replaceOne({ _id, version: write.version }, next, { session })).matchedCount === 1
    }
    case 'remove':
      return (await stored.deleteOne({ _id: id, version: write.version }, { session })).deletedCount === 1
  }
}

/** The server names the fields of the violated index, a router sometimes only the index; neither means the id. */
const duplicate = ({ collection, id }: Write, error: MongoServerError): CommitFailure => {
  const fields = Object.keys(error['keyPattern'] ?? {}).join()
  const name = violatedIndex(error.message)
  const isTaken = (index: Index) => index.paths.map(fieldOf).join() === fields || indexName(index) === name
  const uniqueIndex = COLLECTIONS[collection].indexes.find((index) => index.unique && isTaken(index))
  return { type: 'duplicate', collection, id, ...(uniqueIndex && { index: indexName(uniqueIndex) }) }
}

/** The name in `... index: usernameLower dup key: ...`; some servers put database and collection before it. */
const violatedIndex = (message: string): string | undefined => /\bindex: (?:\S*\$)?(\S+)/.exec(message)?.[1]
