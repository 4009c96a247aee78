import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer, createClient, PASSWORD, playerWithLogin } from '../../test-kit/client.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'

describe('accounts', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const register = (body: unknown) => createClient(server)('POST', '/user/auth/local/register', { body })
  const login = (username: string, password: string) =>
    createClient(server)('POST', '/user/auth/local/login', { body: { username, password } })
  const good = {
    username: 'Maren',
    email: 'Maren@Example.org',
    password: PASSWORD,
    confirmPassword: PASSWORD,
  }

  describe('registering', () => {
    it('answers the player with a token and no secret besides', async () => {
      const { status, body } = await register(good)
      expect(status).toBe(201)
      expect(body.data).toMatchObject({
        newUser: true,
        apiToken: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
        auth: { local: { username: 'Maren', email: 'maren@example.org', has_password: true } },
        stats: { hp: 50, lvl: 1 },
        _v: 0,
      })
      expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash/)
    })

    it('keeps names and addresses apart, whatever their case', async () => {
      expect(await register({ ...good, username: 'mAREN', email: 'x@example.org' })).toMatchObject({
        status: 401,
        body: { error: 'NotAuthorized', key: 'usernameTaken' },
      })
      expect(await register({ ...good, username: 'other', email: 'MAREN@example.ORG' })).toMatchObject({
        status: 401,
        body: { key: 'emailTaken' },
      })
    })

    it.each([
      ['no name', { username: '' }, 'username', 'missingUsername'],
      ['a name of 21 characters', { username: 'a'.repeat(21) }, 'username', 'usernameIssueLength'],
      ['a name with blanks', { username: 'a b' }, 'username', 'usernameIssueInvalidCharacters'],
      ['no address', { email: undefined }, 'email', 'missingEmail'],
      ['an address without an at', { email: 'example.org' }, 'email', 'notAnEmail'],
      ['no password', { password: undefined }, 'password', 'missingPassword'],
      ['a password of 7', { password: '1234567', confirmPassword: '1234567' }, 'password', 'passwordIssueLength'],
      ['a password of 65', { password: 'a'.repeat(65) }, 'password', 'passwordIssueLength'],
      ['two passwords', { confirmPassword: 'something else' }, 'confirmPassword', 'passwordConfirmationMatch'],
      ['a number for a name', { username: 7 }, 'username', 'missingUsername'],
    ])('refuses %s by name', async (_, change, param, key) => {
      const { status, body } = await register({ ...good, username: 'fresh', email: 'fresh@example.org', ...change })
      expect(status).toBe(400)
      expect(body).toMatchObject({ error: 'BadRequest', key: 'invalidReqParams' })
      const text = server.app.i18n.translate('en', [`api.${key}`])
      expect(body.errors?.filter((error) => error.param === param).map(({ message }) => message)).toContain(text)
      expect((await login('fresh', PASSWORD)).status).toBe(401)
    })

    it('tells every fault at once and never repeats a password', async () => {
      const { body } = await register({ password: 'short' })
      expect(new Set(body.errors?.map(({ param }) => param))).toEqual(
        new Set(['username', 'email', 'password', 'confirmPassword']),
      )
      expect(JSON.stringify(body)).not.toContain('short"')
    })

    it('refuses names of the house', async () => {
      expect(await register({ ...good, username: 'Admin', email: 'admin@example.org' })).toMatchObject({
        status: 400,
        body: { key: 'usernameIssueForbidden' },
      })
    })

    it.each([
      ['daykeep-web', 5, 7],
      ['habitica-web', 0, 7],
      ['habitica-ios', 5, 7],
      ['', 1, 7],
    ])('gives the client %j %i tasks and %i tags', async (client, tasks, tags) => {
      const player = await registerPlayer(server, client === '' ? {} : { 'x-client': client })
      expect(await player.tasks()).toHaveLength(tasks)
      expect((await player.user()).tags).toHaveLength(tags)
    })
  })

  describe('logging in', () => {
    it('goes by name and by address, in any case, blanks apart', async () => {
      for (const name of ['Maren', 'maren', ' MAREN@example.org '])
        expect(await login(name, ` ${PASSWORD} `)).toMatchObject({
          status: 200,
          body: { data: { newUser: false, username: 'Maren' } },
        })
    })

    it('takes a form as well', async () => {
      const response = await createClient(server)('POST', '/api/v3/user/auth/local/login', {
        raw: new URLSearchParams({ username: 'Maren', password: PASSWORD }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect(response.status).toBe(200)
    })

    it.each([
      ['a wrong password', 'Maren'],
      ['a name that nobody has', 'Nobody'],
    ])('refuses %s alike', async (_, name) => {
      expect(await login(name, 'not the password')).toMatchObject({
        status: 401,
        body: { error: 'NotAuthorized', key: 'invalidLoginCredentialsLong' },
      })
    })

    it('asks for both fields', async () => {
      const { status, body } = await login('', '')
      expect(status).toBe(400)
      expect(body.errors?.map(({ param }) => param)).toEqual(['username', 'password'])
    })

    it('makes those wait who guess, and nobody else', async () => {
      const victim = await registerPlayer(server)
      for (let guess = 0; guess < 10; guess += 1) await login(victim.username, 'wrong guess')
      const response = await login(victim.username, PASSWORD)
      expect(response).toMatchObject({ status: 429, body: { error: 'TooManyRequests', key: 'tooManyLogins' } })
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await login('Maren', PASSWORD)).status).toBe(200)
      expect((await victim.call('GET', '/user')).status).toBe(200)
    })

    it('is refused on a suspended account, and so is every call', async () => {
      const player = await registerPlayer(server)
      await patchUser(server, player, (user) => ({ ...user, auth: { ...user.auth, blocked: true } }))
      const suspended = { status: 401, body: { error: 'NotAuthorized', key: 'accountSuspended' } }
      expect(await login(player.username, PASSWORD)).toMatchObject(suspended)
      expect(await player.call('GET', '/user')).toMatchObject(suspended)
      expect(await player.call('POST', '/user/sleep')).toMatchObject(suspended)
    })
  })

  describe('logins', () => {
    it('are one for each device, and end one by one', async () => {
      const player = await registerPlayer(server)
      const second = await createClient(server)('POST', '/user/auth/local/login', {
        body: { username: player.username, password: PASSWORD },
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'x-client': '' },
      })
      const phone = playerWithLogin(server, { ...player, token: String(second.body.data['apiToken']) })
      const listed = (await phone.call('GET', '/user/auth/tokens')).body.data as unknown as readonly {
        id: string
        label: string
        current: boolean
      }[]
      expect(listed.map(({ label }) => label).sort()).toEqual(['Firefox, Linux', 'habitica-web'])
      expect(JSON.stringify(listed)).not.toContain(phone.token)
      const other = listed.find(({ current }) => !current)
      await phone.call('DELETE', `/user/auth/tokens/${other?.id}`)
      expect(await player.call('GET', '/user')).toMatchObject({ status: 401, body: { error: 'invalid_credentials' } })
      expect((await phone.call('GET', '/user')).status).toBe(200)
      expect(await phone.call('DELETE', `/user/auth/tokens/${other?.id}`)).toMatchObject({ status: 404 })
    })

    it('of others cannot be ended, and a token opens one player only', async () => {
      const [one, other] = [await registerPlayer(server), await registerPlayer(server)]
      const [login] = (await one.call('GET', '/user/auth/tokens')).body.data as unknown as readonly { id: string }[]
      expect((await other.call('DELETE', `/user/auth/tokens/${login?.id}`)).status).toBe(404)
      const mixed = playerWithLogin(server, { ...one, token: other.token })
      expect(await mixed.call('GET', '/user')).toMatchObject({ body: { error: 'invalid_credentials' } })
    })

    it('are kept as hashes only', async () => {
      const player = await registerPlayer(server)
      const tokens = await server.app.store.find('tokens', {})
      expect(JSON.stringify(tokens)).not.toContain(player.token)
    })
  })
})
