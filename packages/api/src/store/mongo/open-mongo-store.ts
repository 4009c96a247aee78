import * as E from 'fp-ts/lib/Either.js'
import { type Db, type MongoClient, ReadConcern } from 'mongodb'
import type { OpenFailure, Store } from '../port.ts'
import { reasonOf } from '../store-unavailable.ts'
import { connect } from './connect.ts'
import { createIndexes } from './create-indexes.ts'
import { databaseName } from './database-name.ts'
import { type Manner, mongoStore } from './mongo-store.ts'

export type MongoSettings = Manner & {
  /** A connection string; hosts, credentials, TLS and the name of the database are all its own. */
  readonly url: string
  /** Another database than the one that the URL names. */
  readonly database?: string
}

/** Opens the store in a MongoDB that can do transactions, and makes its indexes. */
export const openMongoStore = async (settings: MongoSettings): Promise<E.Either<OpenFailure, Store>> => {
  const connected = await connect(settings.url)
  if (E.isLeft(connected)) return connected
  const client = connected.right
  const database = databaseOf(client, settings)
  try {
    await createIndexes(database)
    return E.right(mongoStore(client, database, settings))
  } catch (fault) {
    await client.close()
    return E.left({ type: 'unavailable', reason: `The indexes of MongoDB cannot be made: ${reasonOf(fault)}` })
  }
}

/** Reads see only what most members have, and ask the primary: a reader sees what was confirmed to it. */
const databaseOf = (client: MongoClient, { url, database }: MongoSettings): Db =>
  client.db(database ?? databaseName(url), {
    readConcern: new ReadConcern('majority'),
    readPreference: 'primary',
    writeConcern: { w: 'majority', wtimeoutMS: 10_000 },
  })
