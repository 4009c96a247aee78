import * as E from 'fp-ts/lib/Either.js'
import type { Db, MongoClient, SortDirection, WithId } from 'mongodb'
import type { CollectionName } from '../collections.ts'
import type { Filter } from '../filter.ts'
import type { Query, Store } from '../port.ts'
import { startExpiryJob, type RemoveExpired } from '../expiry.ts'
import { COMMIT_TIMEOUT, commit } from './commit.ts'
import { followCollection } from './follow-collection.ts'
import { trackInFlight } from './in-flight.ts'
import { IGNORES_CASE } from './create-collections.ts'
import { retryRead } from './retry-read.ts'
import { type MongoRecord, toDocument } from './mongo-record.ts'
import { type Condition, fieldOf, toMongoFilter } from './to-mongo-filter.ts'

export type MongoStoreOptions = {
  /** Milliseconds since 1970. */
  readonly clock?: () => number
  /** Milliseconds for which a failing commit is retried. */
  readonly commitTimeout?: number
  /** Whether the server takes writes to several collections in one command; without it, one collection a command. */
  readonly isBulkAcross?: boolean
}

/** The port over a connected client. */
export const mongoStore = (
  client: MongoClient,
  database: Db,
  { clock, commitTimeout, isBulkAcross = false }: MongoStoreOptions,
): Store => {
  const { track, settled } = trackInFlight()
  const expiryJob = startExpiryJob(removeExpired(database), clock ?? Date.now)
  const commitAll = commit(client, database, { timeout: commitTimeout ?? COMMIT_TIMEOUT, isBulkAcross })
  const read = <Rows>(rows: () => Promise<Rows>): Promise<Rows> => track(retryRead(rows))
  return {
    get: async <Body>(collection: CollectionName, id: string) => {
      const stored = await read(() => database.collection<MongoRecord>(collection).findOne({ _id: id }))
      return stored === null ? undefined : toDocument<Body>(stored)
    },
    getMany: async <Body>(collection: CollectionName, ids: readonly string[]) => {
      const rows = await read(() =>
        database
          .collection<MongoRecord>(collection)
          .find({ _id: { $in: ids } })
          .toArray(),
      )
      const found = new Map(rows.map((row) => [row._id, row]))
      return [...new Set(ids)]
        .map((id) => found.get(id))
        .filter((row) => row !== undefined)
        .map((row) => toDocument<Body>(row))
    },
    find: async <Body>(collection: CollectionName, query: Query) =>
      (await read(() => selectRows(database, collection, query))).map((row) => toDocument<Body>(row)),
    count: (collection, where) => read(() => database.collection(collection).countDocuments(toCondition(where))),
    size: async (collection, where) => {
      const bytes = { $sum: { $bsonSize: '$body' } }
      const pipeline = [{ $match: toCondition(where) }, { $group: { _id: 1, bytes } }]
      const [sum] = await read(() => database.collection(collection).aggregate(pipeline).toArray())
      return Number(sum?.['bytes'] ?? 0)
    },
    follow: followCollection(database),
    commit: (writes) => (writes.length === 0 ? Promise.resolve(E.right(undefined)) : track(commitAll(writes))),
    health: async () => {
      const isThere = await read(() => database.command({ ping: 1 })).then(
        () => true,
        () => false,
      )
      return isThere ? undefined : 'storeUnavailable'
    },
    close: async () => {
      await Promise.all([expiryJob.stop(), settled()])
      await client.close()
    },
  }
}

/** MongoDB sorts missing and null first, then numbers, then texts, as the port requires; its limit 0 means none. */
const selectRows = async (
  database: Db,
  collection: CollectionName,
  { where, ids, after, sort = [], skip = 0, limit }: Query,
): Promise<readonly WithId<MongoRecord>[]> => {
  if (limit === 0) return []
  const order = sort.map(({ path, order }) => [fieldOf(path), order] as const)
  const options = {
    sort: new Map<string, SortDirection>([...order, ['_id', 'ascending']]),
    skip,
    ...(limit && { limit }),
    ...(sort.some(({ ignoresCase }) => ignoresCase) && { collation: IGNORES_CASE }),
  }
  return database
    .collection<MongoRecord>(collection)
    .find(amongIds(toCondition(where), ids, after), options)
    .toArray()
}

const amongIds = (condition: Condition, ids: readonly string[] | undefined, after: string | undefined): Condition => ({
  $and: [
    condition,
    ...(ids === undefined ? [] : [{ _id: { $in: ids } }]),
    ...(after === undefined ? [] : [{ _id: { $gt: after } }]),
  ],
})

const toCondition = (where: Filter | undefined): Condition => (where === undefined ? {} : toMongoFilter(where))

const removeExpired =
  (database: Db): RemoveExpired =>
  async (collection, path, before) =>
    (await database.collection(collection).deleteMany({ [fieldOf(path)]: { $lt: before } })).deletedCount
