import { MongoClient } from 'mongodb'
import { COLLECTION_NAMES } from '../../src/store/index.ts'
import type { StoreUnderTest } from './store-under-test.ts'

/** One database of a server that speaks the protocol. */
export const mongoUnderTest = (url: string, database: string): StoreUnderTest => ({
  location: { type: 'mongodb', url, database },
  empty: async () => {
    const client = new MongoClient(url)
    for (const name of COLLECTION_NAMES) await client.db(database).collection(name).deleteMany({})
    await client.close()
  },
  dispose: async () => {},
})
