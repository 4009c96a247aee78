import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, playerWithLogin, registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { openStoreAt } from '../../test-kit/store-location.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

const TYPES = ['', 'habits', 'todos', 'completedTodos', '_allCompletedTodos'] as const

describe('answers that a server keeps', () => {
  let dataDir: string
  let servers: readonly [TestServer, TestServer]
  let here: TestPlayer
  let elsewhere: TestPlayer
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'daykeep-answers-'))
    const start = async () => startTestServer({ store: await openStoreAt({ type: 'sqlite', dataDir }) })
    servers = [await start(), await start()]
    here = await registerPlayer(servers[0])
    elsewhere = playerWithLogin(servers[1], here)
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await rm(dataDir, { recursive: true, force: true })
  })

  /** A date makes the server compute the list anew; habits and to-dos are the same on any. */
  const lists = (query: string) =>
    Promise.all(
      TYPES.map(async (type) => {
        const { body } = await here.call('GET', `/tasks/user?type=${type}${query}`)
        return body
      }),
    )
  const create = async (player: TestPlayer, type: string, text: string): Promise<string> => {
    const { body } = await player.call('POST', '/tasks/user', { body: { type, text } })
    return String(body.data['id'])
  }

  it('are what it would answer anew, after any act of the player, here and on another server', async () => {
    const habit = await create(here, 'habit', 'Read')
    const todo = await create(here, 'todo', 'Tidy')
    const other = await create(elsewhere, 'todo', 'Write')
    const acts: ReadonlyArray<(player: TestPlayer) => Promise<unknown>> = [
      (player) => player.call('POST', `/tasks/${habit}/score/up`),
      (player) => player.call('POST', `/tasks/${todo}/score/up`),
      (player) => player.call('POST', `/tasks/${todo}/score/down`),
      (player) => player.call('PUT', `/tasks/${other}`, { body: { text: 'Write home' } }),
      (player) => player.call('POST', `/tasks/${other}/move/to/0`),
      (player) => player.call('POST', `/tasks/${todo}/move/to/0`),
      (player) => player.call('PUT', '/user', { body: { 'profile.name': 'Somebody else' } }),
      (player) => player.call('POST', `/tasks/${other}/score/up`),
      async (player) => player.call('DELETE', `/tasks/${await create(player, 'habit', 'Wait')}`),
      (player) => create(player, 'habit', 'Walk'),
    ]
    for (const act of acts)
      for (const player of [elsewhere, here]) {
        await act(player)
        for (let reading = 0; reading < 3; reading += 1)
          expect(await lists('')).toEqual(await lists('&dueDate=2026-11-21'))
        expect(await here.user()).toEqual(await elsewhere.user())
      }
    expect((await lists(''))[0]?.data).toHaveLength(4)
  })

  it('end with the login when another server changes the password, and with the account when staff suspend it', async () => {
    const player = await registerPlayer(servers[0])
    for (let reading = 0; reading < 3; reading += 1) await player.user()
    const body = { password: PASSWORD, newPassword: `${PASSWORD}!`, confirmPassword: `${PASSWORD}!` }
    const changed = await playerWithLogin(servers[1], player).call('PUT', '/user/auth/update-password', { body })
    expect(await player.call('GET', '/user')).toMatchObject({ status: 401, body: { error: 'invalid_credentials' } })
    const again = playerWithLogin(servers[0], { ...player, token: String(changed.body.data['apiToken']) })
    for (let reading = 0; reading < 3; reading += 1) await again.user()
    await patchUser(servers[1], again, (user) => ({ ...user, auth: { ...user.auth, blocked: true } }))
    for (const path of ['/user', '/tasks/user'])
      expect(await again.call('GET', path)).toMatchObject({ status: 401, body: { key: 'accountSuspended' } })
  })
})
