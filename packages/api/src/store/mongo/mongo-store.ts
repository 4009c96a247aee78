import * as E from 'fp-ts/lib/Either.js'
import type { Db, MongoClient, SortDirection, WithId } from 'mongodb'
import type { CollectionName } from '../collections.ts'
import type { Filter } from '../filter.ts'
import type { Query, Store } from '../port.ts'
import { keepSwept, type RemoveExpired } from '../sweep.ts'
import { COMMIT_PATIENCE, commit } from './commit.ts'
import { inFlight } from './in-flight.ts'
import { reading } from './reading.ts'
import { type Stored, toDocument } from './stored.ts'
import { type Condition, fieldOf, toMongoFilter } from './to-mongo-filter.ts'

export type Manner = {
  /** Milliseconds since 1970. */
  readonly clock?: () => number
  /** Milliseconds for which a commit that meets with trouble is tried again. */
  readonly patience?: number
}

/** The port over a connected client. */
export const mongoStore = (client: MongoClient, database: Db, { clock, patience }: Manner): Store => {
  const { track, settled } = inFlight()
  const sweeping = keepSwept(removeExpired(database), clock ?? Date.now)
  const commitAll = commit(client, database, patience ?? COMMIT_PATIENCE)
  const read = <Rows>(rows: () => Promise<Rows>): Promise<Rows> => track(reading(rows))
  return {
    get: async <Body>(collection: CollectionName, id: string) => {
      const stored = await read(() => database.collection<Stored>(collection).findOne({ _id: id }))
      return stored === null ? undefined : toDocument<Body>(stored)
    },
    getMany: async <Body>(collection: CollectionName, ids: readonly string[]) => {
      const rows = await read(() =>
        database
          .collection<Stored>(collection)
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
      (await read(() => selected(database, collection, query))).map((row) => toDocument<Body>(row)),
    count: (collection, where) => read(() => database.collection(collection).countDocuments(toCondition(where))),
    commit: (writes) => (writes.length === 0 ? Promise.resolve(E.right(undefined)) : track(commitAll(writes))),
    close: async () => {
      await Promise.all([sweeping.stop(), settled()])
      await client.close()
    },
  }
}

/** MongoDB puts what is missing and null first, then numbers, then texts, as the port promises; to it, limit 0 is none. */
const selected = async (
  database: Db,
  collection: CollectionName,
  { where, sort = [], skip = 0, limit }: Query,
): Promise<readonly WithId<Stored>[]> => {
  if (limit === 0) return []
  const order = sort.map(({ path, order }) => [fieldOf(path), order] as const)
  const options = {
    sort: new Map<string, SortDirection>([...order, ['_id', 'ascending']]),
    skip,
    ...(limit && { limit }),
  }
  return database.collection<Stored>(collection).find(toCondition(where), options).toArray()
}

const toCondition = (where: Filter | undefined): Condition => (where === undefined ? {} : toMongoFilter(where))

const removeExpired =
  (database: Db): RemoveExpired =>
  async (collection, path, before) =>
    (await database.collection(collection).deleteMany({ [fieldOf(path)]: { $lt: before } })).deletedCount
