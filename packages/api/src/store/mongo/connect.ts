import * as E from 'fp-ts/lib/Either.js'
import { MongoClient, MongoServerSelectionError, type TopologyDescription } from 'mongodb'
import type { OpenFailure } from '../port.ts'
import { reasonOf } from '../store-unavailable.ts'

const START_A_REPLICA_SET =
  'Start one with "mongod --replSet rs0" and run "rs.initiate()" once in mongosh; one member is enough.'

/** Milliseconds to wait for a primary, for a connection, and for an answer; 0 waits without end. */
export type Patience = {
  readonly serverSelectionTimeoutMS: number
  readonly connectTimeoutMS: number
  readonly socketTimeoutMS: number
}

/**
 * A client of a deployment that can do transactions, or a sentence that says what is wrong and what helps. The patience
 * holds where the URL says nothing else.
 */
export const connect = async (url: string, patience: Patience): Promise<E.Either<OpenFailure, MongoClient>> => {
  let client: MongoClient | undefined
  try {
    client = new MongoClient(url, unsaid(url, patience))
    await client.connect()
    if (await doesTransactions(client)) return E.right(client)
    await client.close()
    return refusal(`The MongoDB at MONGODB_URL stands alone and can do no transactions. ${START_A_REPLICA_SET}`)
  } catch (fault) {
    await client?.close()
    return refusal(toSentence(fault))
  }
}

const refusal = (reason: string): E.Either<OpenFailure, never> => E.left({ type: 'unavailable', reason })

/** Options beside the URL would win over the URL. */
const unsaid = (url: string, patience: Patience): Partial<Patience> =>
  Object.fromEntries(Object.entries(patience).filter(([name]) => !new RegExp(`[?&]${name}=`, 'i').test(url)))

/** A member of a replica set knows its name; a router of a sharded cluster says that it is one. */
const doesTransactions = async (client: MongoClient): Promise<boolean> => {
  const hello = await client.db('admin').command({ hello: 1 })
  return hello['setName'] !== undefined || hello['msg'] === 'isdbgrid'
}

/** The URL is not repeated: it may hold a password. */
const toSentence = (fault: unknown): string =>
  fault instanceof MongoServerSelectionError && isUninitiated(fault.reason)
    ? `The MongoDB at MONGODB_URL is a member of a replica set that was never initiated. ${START_A_REPLICA_SET}`
    : `MongoDB cannot be reached by MONGODB_URL: ${reasonOf(fault)}`

const isUninitiated = (description: TopologyDescription | undefined): boolean =>
  description !== undefined && [...description.servers.values()].some(({ type }) => type === 'RSGhost')
