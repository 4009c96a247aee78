import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createBlockerList } from '../../src/core/blocker-list.ts'
import { openMongoStore } from '../../src/store/index.ts'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { storeOrThrow } from '../../test-kit/store-or-throw.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { ScriptedMongod } from './scripted/scripted-mongod.ts'

let mongod: ScriptedMongod
let server: TestServer
let player: TestPlayer
beforeAll(async () => {
  // What the server looks up now and then, jobs and blockers, is not of the score.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  mongod = new ScriptedMongod('replica set', '8.0')
  await mongod.listen()
  const store = storeOrThrow(await openMongoStore({ url: `mongodb://${mongod.address}/daykeep` }))
  server = await startTestServer({ store, blockers: createBlockerList(store, Number.POSITIVE_INFINITY) })
  player = await registerPlayer(server)
})
afterAll(async () => {
  vi.useRealTimers()
  await server.stop()
  await mongod.close()
})

it('scores in four round trips to MongoDB: token, player with task, all writes, commit', async () => {
  const habit = (await player.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read' } })).body.data
  const score = () => player.call('POST', `/tasks/${String(habit['id'])}/score/up`)
  await Promise.all([score(), score(), player.user()])
  mongod.latency = 20
  const [commands, roundTrips] = [mongod.commands.length, mongod.roundTrips]
  expect((await score()).status).toBe(200)
  mongod.latency = 0
  expect(mongod.commands.slice(commands)).toEqual(['find', 'find', 'find', 'bulkWrite', 'commitTransaction'])
  expect(mongod.roundTrips - roundTrips).toBe(4)
})
