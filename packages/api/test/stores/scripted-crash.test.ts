import { afterAll, beforeAll, describe } from 'vitest'
import { openMongoStore } from '../../src/store/mongo/open-mongo-store.ts'
import { crashContract } from './crash/crash-contract.ts'
import { opened } from './opened.ts'
import { ScriptedMongod } from './scripted/scripted-mongod.ts'

describe('the MongoDB store over a scripted server', () => {
  const server = new ScriptedMongod()
  beforeAll(() => server.listen())
  afterAll(() => server.close())
  const url = () => `mongodb://${server.address}/daykeep`

  crashContract({
    settings: () => ({ dataDir: 'unused', mongodbUrl: url() }),
    open: async () => opened(await openMongoStore({ url: url() })),
  })
})
