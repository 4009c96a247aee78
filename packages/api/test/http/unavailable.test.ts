import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CommitFailure, type Store, StoreUnavailable } from '../../src/store/index.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer, playerWithLogin, type TestPlayer } from '../../test-kit/client.ts'

describe('a store in trouble', () => {
  let server: TestServer
  let player: TestPlayer
  beforeAll(async () => {
    server = await startTestServer()
    player = await registerPlayer(server)
  })
  afterAll(() => server.stop())

  /** The same player before a server whose store does what the test says. */
  const before = async (trouble: Partial<Store>, ask: (caller: TestPlayer) => Promise<void>) => {
    const troubled = await startTestServer({ store: { ...server.app.store, close: async () => undefined, ...trouble } })
    await ask(playerWithLogin(troubled, player))
    await troubled.stop()
  }
  const failing = (failure: CommitFailure): Partial<Store> => ({ commit: async () => E.left(failure) })

  it('that does not answer is a timeout: the same call may be made again', async () => {
    const silent = { get: () => Promise.reject(new StoreUnavailable('no route')) }
    await before(silent, async ({ call }) => {
      expect(await call('GET', '/user')).toMatchObject({
        status: 408,
        body: { error: 'RequestTimeout', key: 'storeUnavailable' },
      })
    })
  })

  it('that cannot say whether it kept a commit is a timeout, and nothing is tried again', async () => {
    let commits = 0
    const unsure: Partial<Store> = {
      commit: async () => {
        commits += 1
        return E.left({ type: 'unavailable', reason: 'the reply was lost' })
      },
    }
    await before(unsure, async ({ call }) => {
      expect(await call('POST', '/user/sleep')).toMatchObject({ status: 408, body: { key: 'storeUnavailable' } })
    })
    expect(commits).toBe(1)
  })

  it('where others are always faster gives up after a while, without a 409', async () => {
    await before(failing({ type: 'conflict', collection: 'users', id: player.id }), async ({ call }) => {
      expect(await call('POST', '/user/sleep')).toMatchObject({ status: 408, body: { key: 'playerBusy' } })
    })
    expect((await player.user()).preferences.sleep).toBe(false)
  })
})
