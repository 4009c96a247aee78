import { MongoClient } from 'mongodb'
import { openMongoStore } from '../../src/store/mongo/open-mongo-store.ts'
import { opened } from './opened.ts'
import { ScriptedMongod } from './scripted/scripted-mongod.ts'
import type { StoreUnderTest } from './store-under-test.ts'

/** The MongoDB adapter over the scripted server, with no mishaps. */
export const scriptedUnderTest = async (): Promise<StoreUnderTest> => {
  const server = new ScriptedMongod()
  await server.listen()
  const url = `mongodb://${server.address}/daykeep`
  return {
    open: async (settings) => opened(await openMongoStore({ url, ...settings })),
    empty: async () => {
      const client = new MongoClient(url)
      await client.db().dropDatabase()
      await client.close()
    },
    dispose: () => server.close(),
  }
}
