import { mongoUnderTest } from './mongo-under-test.ts'
import type { Release } from './scripted/greeting.ts'
import { ScriptedMongod } from './scripted/scripted-mongod.ts'
import type { StoreUnderTest } from './store-under-test.ts'

/** The MongoDB adapter over the scripted server, with no faults. */
export const scriptedUnderTest = async (release: Release = '7.0'): Promise<StoreUnderTest> => {
  const server = new ScriptedMongod('replica set', release)
  await server.listen()
  return { ...mongoUnderTest(`mongodb://${server.address}`, 'daykeep'), dispose: () => server.close() }
}
