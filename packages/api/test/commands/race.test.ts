import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer, playerWithLogin, type TestPlayer } from '../../test-kit/client.ts'
import { sharedMongo, sharedSqlite, startPair } from '../../test-kit/stores/shared-store.ts'

const FIFTY = Array.from({ length: 50 }, (_, index) => index)

describe.each([
  ['SQLite', sharedSqlite],
  ['MongoDB', sharedMongo],
])('fifty commands at once, kept in %s', (_, sharedStore) => {
  let servers: readonly [TestServer, TestServer]
  let stop = async (): Promise<void> => undefined
  beforeAll(async () => {
    ;({ servers, stop } = await startPair(sharedStore))
  })
  afterAll(() => stop())

  const race = async (callers: readonly TestPlayer[]) => {
    const [player] = callers as readonly [TestPlayer]
    const creation = await player.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read' } })
    const id = String(creation.body.data['id'])
    const before = await player.user()
    const response = await Promise.all(
      FIFTY.map((index) => callerOf(callers, index).call('POST', `/tasks/${id}/score/up`)),
    )
    expect(response.map((each) => each.status)).toEqual(FIFTY.map(() => 200))
    const after = await player.user()
    const [habit] = await player.tasks()
    expect(habit).toMatchObject({ counterUp: 50 })
    expect(after.turn - before.turn).toBe(50)
    expect(after._v - before._v).toBe(50)
    expect(new Set(response.map((each) => each.body.userV)).size).toBe(50)
  }

  it('of one player all count, each once', async () => {
    await race([await registerPlayer(servers[0])])
  })

  it('of one player on two servers all count, each once', async () => {
    const player = await registerPlayer(servers[0])
    await race([player, playerWithLogin(servers[1], player)])
  })

  it('that take the same turn: one does, the others are told', async () => {
    const player = await registerPlayer(servers[0])
    const callers = [player, playerWithLogin(servers[1], player)]
    const response = await Promise.all(
      FIFTY.map((index) =>
        callerOf(callers, index).call('POST', '/user/sleep', {
          headers: { 'x-daykeep-turn': '0', 'x-daykeep-at': String(servers[0].time.now + index) },
        }),
      ),
    )
    expect(response.filter((each) => each.status === 200)).toHaveLength(1)
    expect(response.filter((each) => each.body.key === 'turnTaken')).toHaveLength(49)
    expect((await player.user()).preferences.sleep).toBe(true)
  })
})

/** The callers take turns. */
const callerOf = (callers: readonly TestPlayer[], index: number): TestPlayer => {
  const caller = callers[index % callers.length]
  if (caller === undefined) throw new Error('nobody calls')
  return caller
}
