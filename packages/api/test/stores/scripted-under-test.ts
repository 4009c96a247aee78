import { mongoUnderTest } from './mongo-under-test.ts'
import { ScriptedMongod } from './scripted/scripted-mongod.ts'
import type { StoreUnderTest } from './store-under-test.ts'

/** The MongoDB adapter over the scripted server, with no mishaps. */
export const scriptedUnderTest = async (): Promise<StoreUnderTest> => {
  const server = new ScriptedMongod()
  await server.listen()
  return { ...mongoUnderTest(`mongodb://${server.address}`, 'daykeep'), dispose: () => server.close() }
}
