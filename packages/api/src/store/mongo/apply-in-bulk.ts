import * as E from 'fp-ts/lib/Either.js'
import {
  type AnyBulkWriteOperation,
  type ClientBulkWriteModel,
  type ClientSession,
  type Db,
  MongoBulkWriteError,
  type MongoClient,
  MongoClientBulkWriteError,
  MongoNetworkError,
} from 'mongodb'
import type { Write } from '../port.ts'
import { type ApplyWrites, DUPLICATE_KEY } from './apply-writes.ts'
import { type MongoRecord, toMongoRecord } from './mongo-record.ts'

/** How many documents a command wrote. */
type Counts = { readonly insertedCount: number; readonly matchedCount: number; readonly deletedCount: number }

/** All writes in one command, or, on servers that take one collection a command, in one for each run of writes to the same. */
export const applyInBulk =
  (client: MongoClient, isBulkAcross: boolean): ApplyWrites =>
  async (database, session, writes) => {
    for (const batch of isBulkAcross ? [writes] : runsOf(writes)) {
      const counts = await refusedIfWritesFailed(
        isBulkAcross ? writeAcross(client, database, session, batch) : writeToOne(database, session, batch),
      )
      if (counts === 'refused' || !isComplete(counts, batch)) return 'refused'
    }
    return E.right(undefined)
  }

/** Neighbours that write to the same collection. */
const runsOf = (writes: readonly Write[]): readonly (readonly Write[])[] => {
  const runs: Write[][] = []
  for (const write of writes) {
    const run = runs.at(-1)
    if (run?.[0]?.collection === write.collection) run.push(write)
    else runs.push([write])
  }
  return runs
}

const writeAcross = (
  client: MongoClient,
  database: Db,
  session: ClientSession,
  writes: readonly Write[],
): Promise<Counts> => {
  const models = writes.map((write) => ({
    namespace: `${database.databaseName}.${write.collection}`,
    ...toModel(write),
  }))
  return client.bulkWrite(models as unknown as readonly ClientBulkWriteModel[], { session })
}

const writeToOne = (database: Db, session: ClientSession, writes: readonly Write[]): Promise<Counts> =>
  database.collection<MongoRecord>(writes[0]?.collection ?? '').bulkWrite(writes.map(toOperation), { session })

const toModel = (write: Write) => {
  switch (write.type) {
    case 'insert':
      return { name: 'insertOne', document: toMongoRecord(write.id, 1, write.body) } as const
    case 'replace':
      return { name: 'replaceOne', filter: versionOf(write), replacement: nextOf(write) } as const
    case 'remove':
      return { name: 'deleteOne', filter: versionOf(write) } as const
  }
}

const toOperation = (write: Write): AnyBulkWriteOperation<MongoRecord> => {
  const { name, ...operation } = toModel(write)
  return { [name]: operation } as unknown as AnyBulkWriteOperation<MongoRecord>
}

const versionOf = ({ id, version }: { readonly id: string; readonly version: number }) => ({ _id: id, version })

const nextOf = ({ id, version, body }: Extract<Write, { type: 'replace' }>) => {
  const { _id, ...next } = toMongoRecord(id, version + 1, body)
  return next
}

/** The driver wraps what the server said; labels and codes are on what is inside. */
const refusedIfWritesFailed = (counts: Promise<Counts>): Promise<Counts | 'refused'> =>
  counts.catch((error: unknown) => {
    if (error instanceof MongoClientBulkWriteError) {
      if (error.cause === undefined) return 'refused'
      throw error.cause
    }
    if (!(error instanceof MongoBulkWriteError)) throw error
    if (error.code === DUPLICATE_KEY) return 'refused'
    // a code is the server's or the socket's; what has none never reached the server, and has lost its class
    throw error.code === undefined ? new MongoNetworkError(error.message, { cause: error }) : error
  })

const isComplete = ({ insertedCount, matchedCount, deletedCount }: Counts, writes: readonly Write[]): boolean => {
  const count = (type: Write['type']) => writes.filter((write) => write.type === type).length
  return insertedCount === count('insert') && matchedCount === count('replace') && deletedCount === count('remove')
}
