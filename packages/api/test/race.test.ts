import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../src/store/index.ts'
import { aServer, type TestServer } from './kit/a-server.ts'
import { aPlayerOf, playerFrom, type TestPlayer } from './kit/calls.ts'
import { openPlace } from './stores/place.ts'
import { scriptedUnderTest } from './stores/scripted-under-test.ts'

const FIFTY = Array.from({ length: 50 }, (_, index) => index)

/** Where two servers keep what they share. */
type Shared = { readonly open: () => Promise<Store>; readonly remove: () => Promise<void> }

const inSqlite = async (): Promise<Shared> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'daykeep-race-'))
  return {
    open: () => openPlace({ type: 'sqlite', dataDir }),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

const inMongo = async (): Promise<Shared> => {
  const { place, dispose } = await scriptedUnderTest()
  return { open: () => openPlace(place), remove: dispose }
}

describe.each([
  ['SQLite', inSqlite],
  ['MongoDB', inMongo],
])('fifty commands at once, kept in %s', (_, sharedStore) => {
  let shared: Shared
  let servers: readonly [TestServer, TestServer]
  beforeAll(async () => {
    shared = await sharedStore()
    servers = [await aServer({ store: await shared.open() }), await aServer({ store: await shared.open() })]
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await shared.remove()
  })

  const race = async (callers: readonly TestPlayer[]) => {
    const [player] = callers as readonly [TestPlayer]
    const made = await player.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read' } })
    const id = String(made.body.data['id'])
    const before = await player.user()
    const heard = await Promise.all(
      FIFTY.map((index) => callerOf(callers, index).call('POST', `/tasks/${id}/score/up`)),
    )
    expect(heard.map((each) => each.status)).toEqual(FIFTY.map(() => 200))
    const after = await player.user()
    const [habit] = await player.tasks()
    expect(habit).toMatchObject({ counterUp: 50 })
    expect(after.turn - before.turn).toBe(50)
    expect(after._v - before._v).toBe(50)
    expect(new Set(heard.map((each) => each.body.userV)).size).toBe(50)
  }

  it('of one player all count, each once', async () => {
    await race([await aPlayerOf(servers[0])])
  })

  it('of one player on two servers all count, each once', async () => {
    const player = await aPlayerOf(servers[0])
    await race([player, playerFrom(servers[1], player)])
  })

  it('that take the same turn: one does, the others are told', async () => {
    const player = await aPlayerOf(servers[0])
    const callers = [player, playerFrom(servers[1], player)]
    const heard = await Promise.all(
      FIFTY.map((index) =>
        callerOf(callers, index).call('POST', '/user/sleep', {
          headers: { 'x-daykeep-turn': '0', 'x-daykeep-at': String(servers[0].time.now + index) },
        }),
      ),
    )
    expect(heard.filter((each) => each.status === 200)).toHaveLength(1)
    expect(heard.filter((each) => each.body.key === 'turnTaken')).toHaveLength(49)
    expect((await player.user()).preferences.sleep).toBe(true)
  })
})

/** The callers take turns. */
const callerOf = (callers: readonly TestPlayer[], index: number): TestPlayer => {
  const caller = callers[index % callers.length]
  if (caller === undefined) throw new Error('nobody calls')
  return caller
}
