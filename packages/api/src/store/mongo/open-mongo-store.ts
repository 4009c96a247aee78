import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { type Db, type MongoClient, ReadConcern } from 'mongodb'
import type { OpenFailure, Store } from '../port.ts'
import { reasonOf } from '../store-unavailable.ts'
import { connect, type Patience } from './connect.ts'
import { createIndexes } from './create-indexes.ts'
import { databaseName } from './database-name.ts'
import { type Manner, mongoStore } from './mongo-store.ts'

export type MongoSettings = Manner & {
  /** A connection string; hosts, credentials, TLS and the name of the database are all its own. */
  readonly url: string
  /** Another database than the one that the URL names. */
  readonly database?: string
}

/** A connection that died in silence is found out after half a minute. */
const PATIENCE: Patience = { serverSelectionTimeoutMS: 10_000, connectTimeoutMS: 10_000, socketTimeoutMS: 30_000 }

/** An index on a large collection takes as long as it takes. */
const BUILDING: Patience = { ...PATIENCE, socketTimeoutMS: 0 }

/** Opens the store in a MongoDB that can do transactions, and makes its indexes. */
export const openMongoStore = async (settings: MongoSettings): Promise<E.Either<OpenFailure, Store>> => {
  const built = await buildIndexes(settings)
  if (E.isLeft(built)) return built
  const connected = await connect(settings.url, PATIENCE)
  return pipe(
    connected,
    E.map((client) => mongoStore(client, databaseOf(client, settings), settings)),
  )
}

const buildIndexes = async (settings: MongoSettings): Promise<E.Either<OpenFailure, void>> => {
  const connected = await connect(settings.url, BUILDING)
  if (E.isLeft(connected)) return connected
  try {
    return E.right(await createIndexes(databaseOf(connected.right, settings)))
  } catch (fault) {
    return E.left({ type: 'unavailable', reason: `The indexes of MongoDB cannot be made: ${reasonOf(fault)}` })
  } finally {
    await connected.right.close()
  }
}

/** Reads see only what most members have, and ask the primary: a reader sees what was confirmed to it. */
const databaseOf = (client: MongoClient, { url, database }: MongoSettings): Db =>
  client.db(database ?? databaseName(url), {
    readConcern: new ReadConcern('majority'),
    readPreference: 'primary',
    writeConcern: { w: 'majority', wtimeoutMS: 10_000 },
  })
