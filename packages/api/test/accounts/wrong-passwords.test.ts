import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { createClient, PASSWORD, registerPlayer } from '../../test-kit/client.ts'

const CALLS: ReadonlyArray<readonly [method: string, path: string, body: object]> = [
  ['PUT', '/user/auth/update-password', { newPassword: 'another horse', confirmPassword: 'another horse' }],
  ['PUT', '/user/auth/update-email', { newEmail: 'new@example.org' }],
  ['PUT', '/user/auth/update-username', { username: 'another-name' }],
  ['POST', '/user/reset', {}],
  ['DELETE', '/user', {}],
]

describe('who has a token and not the password', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer()
  })
  afterEach(() => server.stop())

  it.each(CALLS)('%s %s: has ten guesses, then not even the right one counts', async (method, path, rest) => {
    const player = await registerPlayer(server)
    const guess = (password: string) => player.call(method, path, { body: { ...rest, password } })
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await guess('wrong horse')).toMatchObject({ status: 401, body: { key: 'wrongPassword' } })
    const refused = { status: 429, body: { key: 'tooManyLogins' } }
    expect(await guess(PASSWORD)).toMatchObject(refused)
    for (const [otherMethod, other, body] of CALLS)
      expect(await player.call(otherMethod, other, { body: { ...body, password: PASSWORD } })).toMatchObject(refused)
  })

  it('uses up no guesses of others by right ones', async () => {
    const player = await registerPlayer(server)
    const body = { username: player.username, password: PASSWORD }
    for (let attempt = 0; attempt < 60; attempt += 1)
      expect((await createClient(server)('POST', '/user/auth/local/login', { body })).status).toBe(200)
  })

  it('has no more guesses by making them at the same time', async () => {
    const player = await registerPlayer(server)
    const body = { username: player.username, password: 'wrong horse' }
    const login = () => createClient(server)('POST', '/user/auth/local/login', { body })
    const statuses = (await Promise.all(Array.from({ length: 25 }, login))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  it('has no more guesses by logging in', async () => {
    const player = await registerPlayer(server)
    const body = { username: player.username, password: 'wrong horse' }
    for (let attempt = 0; attempt < 10; attempt += 1)
      await createClient(server)('POST', '/user/auth/local/login', { body })
    expect(await player.call('DELETE', '/user', { body })).toMatchObject({ status: 429 })
  })
})

describe('right passwords of many from one address at the same moment', () => {
  it('are not taken for guesses', async () => {
    const server = await startTestServer()
    const players = await Promise.all(Array.from({ length: 60 }, () => registerPlayer(server)))
    const logins = players.map(({ username }) =>
      createClient(server)('POST', '/user/auth/local/login', { body: { username, password: PASSWORD } }),
    )
    expect(new Set((await Promise.all(logins)).map(({ status }) => status))).toEqual(new Set([200]))
    await server.stop()
  })
})

describe('a password', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it.each([
    [`${' '.repeat(8)}x`, 400],
    [' '.repeat(8), 400],
    [`  ${'x'.repeat(8)}  `, 201],
    [`  ${'x'.repeat(64)}  `, 201],
    ['x'.repeat(65), 400],
  ])('%j is measured as it is tested: %i', async (password, status) => {
    const username = `measured-${Math.random().toString(36).slice(2, 10)}`
    const body = { username, email: `${username}@example.org`, password, confirmPassword: password }
    expect((await createClient(server)('POST', '/user/auth/local/register', { body })).status).toBe(status)
  })
})
