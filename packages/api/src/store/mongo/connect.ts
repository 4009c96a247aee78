import * as E from 'fp-ts/lib/Either.js'
import { MongoClient, MongoServerSelectionError, type TopologyDescription } from 'mongodb'
import type { OpenFailure } from '../port.ts'
import { reasonOf } from '../store-unavailable.ts'

const START_A_REPLICA_SET =
  'Start one with "mongod --replSet rs0" and run "rs.initiate()" once in mongosh; one member is enough.'

/** Milliseconds to wait for a primary, a connection and a reply; 0 is no limit. */
export type Timeouts = {
  readonly serverSelectionTimeoutMS: number
  readonly connectTimeoutMS: number
  readonly socketTimeoutMS: number
}

/**
 * A client of a deployment with transactions, or a failure that names cause and cure. The timeouts apply where the URL sets
 * none.
 */
export const connect = async (url: string, patience: Timeouts): Promise<E.Either<OpenFailure, MongoClient>> => {
  let client: MongoClient | undefined
  try {
    client = new MongoClient(url, withoutUrlOptions(url, patience))
    await client.connect()
    if (await supportsTransactions(client)) return E.right(client)
    await client.close()
    return openFailure(`The MongoDB at MONGODB_URL stands alone and can do no transactions. ${START_A_REPLICA_SET}`)
  } catch (error) {
    await client?.close()
    return openFailure(toReason(error))
  }
}

const openFailure = (reason: string): E.Either<OpenFailure, never> => E.left({ type: 'unavailable', reason })

/** Options of the driver would override those of the URL. */
const withoutUrlOptions = (url: string, patience: Timeouts): Partial<Timeouts> =>
  Object.fromEntries(Object.entries(patience).filter(([name]) => !new RegExp(`[?&]${name}=`, 'i').test(url)))

/** A member of a replica set knows its name; a router of a sharded cluster says that it is one. */
const supportsTransactions = async (client: MongoClient): Promise<boolean> => {
  const hello = await client.db('admin').command({ hello: 1 })
  return hello['setName'] !== undefined || hello['msg'] === 'isdbgrid'
}

/** The URL is not repeated: it may hold a password. */
const toReason = (error: unknown): string =>
  error instanceof MongoServerSelectionError && isUninitiated(error.reason)
    ? `The MongoDB at MONGODB_URL is a member of a replica set that was never initiated. ${START_A_REPLICA_SET}`
    : `MongoDB cannot be reached by MONGODB_URL: ${reasonOf(error)}`

const isUninitiated = (description: TopologyDescription | undefined): boolean =>
  description !== undefined && [...description.servers.values()].some(({ type }) => type === 'RSGhost')
