import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { type Db, type MongoClient, ReadConcern } from 'mongodb'
import type { OpenFailure, Store } from '../port.ts'
import { reasonOf } from '../store-unavailable.ts'
import { connect, type Timeouts } from './connect.ts'
import { createCollections } from './create-collections.ts'
import { databaseName } from './database-name.ts'
import { type MongoStoreOptions, mongoStore } from './mongo-store.ts'

export type MongoSettings = MongoStoreOptions & {
  /** A connection string with hosts, credentials, TLS and the name of the database. */
  readonly url: string
  /** Overrides the database of the URL. */
  readonly database?: string
}

/** A dead connection is noticed after 30 seconds. */
const TIMEOUTS: Timeouts = { serverSelectionTimeoutMS: 10_000, connectTimeoutMS: 10_000, socketTimeoutMS: 30_000 }

/** Building an index on a large collection has no time limit. */
const INDEX_BUILD_TIMEOUTS: Timeouts = { ...TIMEOUTS, socketTimeoutMS: 0 }

/** Opens the store in a MongoDB with transactions, and creates its collections and indexes. */
export const openMongoStore = async (settings: MongoSettings): Promise<E.Either<OpenFailure, Store>> => {
  const built = await buildIndexes(settings)
  if (E.isLeft(built)) return built
  const connected = await connect(settings.url, TIMEOUTS)
  return pipe(
    connected,
    E.map((client) => mongoStore(client, databaseOf(client, settings), { isBulkAcross: built.right, ...settings })),
  )
}

/** Since MongoDB 8.0 one command writes to several collections. */
const BULK_ACROSS_WIRE_VERSION = 25

/** Whether the server takes writes to several collections in one command. */
const buildIndexes = async (settings: MongoSettings): Promise<E.Either<OpenFailure, boolean>> => {
  const connected = await connect(settings.url, INDEX_BUILD_TIMEOUTS)
  if (E.isLeft(connected)) return connected
  try {
    const database = databaseOf(connected.right, settings)
    await createCollections(database)
    const { maxWireVersion } = await database.command({ hello: 1 })
    return E.right(maxWireVersion >= BULK_ACROSS_WIRE_VERSION)
  } catch (error) {
    return E.left({ type: 'unavailable', reason: `The indexes of MongoDB cannot be made: ${reasonOf(error)}` })
  } finally {
    await connected.right.close()
  }
}

/** Reads go to the primary and see what most members have, so a client reads its own writes. */
const databaseOf = (client: MongoClient, { url, database }: MongoSettings): Db =>
  client.db(database ?? databaseName(url), {
    readConcern: new ReadConcern('majority'),
    readPreference: 'primary',
    writeConcern: { w: 'majority', wtimeoutMS: 10_000 },
  })
