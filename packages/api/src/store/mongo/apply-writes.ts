import * as E from 'fp-ts/lib/Either.js'
import { type ClientSession, type Collection, type Db, MongoServerError } from 'mongodb'
import { COLLECTIONS, type Index, indexName } from '../collections.ts'
import type { CommitFailure, Write } from '../port.ts'
import { type Stored, toStored } from './stored.ts'
import { fieldOf } from './to-mongo-filter.ts'

type Applied = E.Either<CommitFailure, void>

/** Applies the writes in their order, up to the first that is refused, in the session's transaction. */
export const applyWrites = async (database: Db, session: ClientSession, writes: readonly Write[]): Promise<Applied> => {
  for (const write of writes) {
    const applied = await applyWrite(database.collection<Stored>(write.collection), session, write)
    if (E.isLeft(applied)) return applied
  }
  return E.right(undefined)
}

const applyWrite = async (stored: Collection<Stored>, session: ClientSession, write: Write): Promise<Applied> => {
  try {
    return (await written(stored, session, write))
      ? E.right(undefined)
      : E.left({ type: 'conflict', collection: write.collection, id: write.id })
  } catch (fault) {
    if (fault instanceof MongoServerError && fault.code === DUPLICATE_KEY) return E.left(duplicate(write, fault))
    throw fault
  }
}

const DUPLICATE_KEY = 11000

/** False when the document is not there at the expected version. */
const written = async (stored: Collection<Stored>, session: ClientSession, write: Write): Promise<boolean> => {
  const { id } = write
  switch (write.type) {
    case 'insert':
      return (await stored.insertOne(toStored(id, 1, write.body), { session })).acknowledged
    case 'replace': {
      const { _id, ...next } = toStored(id, write.version + 1, write.body)
      return (await stored.replaceOne({ _id, version: write.version }, next, { session })).matchedCount === 1
    }
    case 'remove':
      return (await stored.deleteOne({ _id: id, version: write.version }, { session })).deletedCount === 1
  }
}

/** The server says which fields are taken, a router sometimes only which index; what is none of ours is the id. */
const duplicate = ({ collection, id }: Write, fault: MongoServerError): CommitFailure => {
  const fields = Object.keys(fault['keyPattern'] ?? {}).join()
  const isTaken = (index: Index) =>
    index.paths.map(fieldOf).join() === fields || fault.message.includes(`index: ${indexName(index)} dup key`)
  const taken = COLLECTIONS[collection].indexes.find((index) => index.unique && isTaken(index))
  return { type: 'duplicate', collection, id, ...(taken && { index: indexName(taken) }) }
}
