import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { User } from '@daykeep/rules/model'
import { eq } from '../../src/store/index.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer, createClient, PASSWORD, playerWithLogin, type TestPlayer } from '../../test-kit/client.ts'

describe('changes of an account', () => {
  let server: TestServer
  let otherPlayer: TestPlayer
  beforeAll(async () => {
    server = await startTestServer()
    otherPlayer = await registerPlayer(server)
  })
  afterAll(() => server.stop())

  const put = (player: TestPlayer, what: string, body: unknown) =>
    player.call('PUT', `/user/auth/update-${what}`, { body })

  describe('the name', () => {
    it('is free again once it was changed', async () => {
      const player = await registerPlayer(server)
      expect(await put(player, 'username', { username: 'Renamed' })).toMatchObject({
        body: { data: { username: 'Renamed' } },
      })
      expect((await player.user()).auth.local).toMatchObject({ username: 'Renamed', lowerCaseUsername: 'renamed' })
      expect((await put(await registerPlayer(server), 'username', { username: player.username })).status).toBe(200)
    })

    it.each([
      ['somebody has it', () => ({ username: otherPlayer.username.toUpperCase() }), 400, 'usernameTaken'],
      ['it is too long', () => ({ username: 'a'.repeat(21) }), 400, 'usernameIssueLength'],
      ['the password is wrong', () => ({ username: 'fine', password: 'wrong one' }), 401, 'wrongPassword'],
      ['it is missing', () => ({}), 400, 'invalidReqParams'],
    ])('stays when %s', async (_, body, status, key) => {
      const player = await registerPlayer(server)
      expect(await put(player, 'username', body())).toMatchObject({ status, body: { key } })
      expect((await player.user()).auth.local.username).toBe(player.username)
    })

    it.each([
      ['free-name', true],
      ['not free', false],
      ['', false],
      ['staff', false],
    ])('%j is usable: %j', async (username, isUsable) => {
      const response = await otherPlayer.call('POST', '/user/auth/verify-username', { body: { username } })
      if (username === '') expect(response.status).toBe(400)
      else expect(response.body.data).toMatchObject({ isUsable })
    })

    it("is usable when it is one's own, and nobody else's", async () => {
      const body = { username: otherPlayer.username }
      expect((await otherPlayer.call('POST', '/user/auth/verify-username', { body })).body.data).toEqual({
        isUsable: true,
      })
      const response = await createClient(server)('POST', '/user/auth/local/verify-username', { body })
      expect(response.body.data).toMatchObject({ isUsable: false, issues: [expect.any(String) as unknown] })
    })
  })

  it('tell whether a display name and an address will do', async () => {
    const call = createClient(server)
    const names = async (displayName: string) =>
      (await call('POST', '/user/auth/verify-display-name', { body: { displayName } })).body.data['isUsable']
    expect(await names('Maren of the keep')).toBe(true)
    expect(await names('a'.repeat(31))).toBe(false)
    expect(await names('two\nlines')).toBe(false)
    const mails = async (email: string) =>
      (await call('POST', '/user/auth/check-email', { body: { email } })).body.data['valid']
    expect(await mails('new@example.org')).toBe(true)
    expect(await mails('nonsense')).toBe(false)
    expect(await mails(`${otherPlayer.username}@EXAMPLE.org`)).toBe(false)
  })

  describe('the password', () => {
    it('ends every login but the one it brings', async () => {
      const player = await registerPlayer(server)
      const body = { password: PASSWORD, newPassword: 'another horse', confirmPassword: 'another horse' }
      const response = await put(player, 'password', body)
      expect(await player.call('GET', '/user')).toMatchObject({ body: { error: 'invalid_credentials' } })
      const anew = playerWithLogin(server, { ...player, token: String(response.body.data['apiToken']) })
      expect((await anew.call('GET', '/user')).status).toBe(200)
      const login = (password: string) =>
        createClient(server)('POST', '/user/auth/local/login', { body: { username: player.username, password } })
      expect((await login(PASSWORD)).status).toBe(401)
      expect((await login('another horse')).status).toBe(200)
    })

    it('is told to its player as changed, once', async () => {
      const player = await registerPlayer(server)
      const notices = () =>
        server.emails.filter(
          ({ to, subject }) => to === `${player.username}@example.org` && subject.endsWith('new password'),
        )
      const body = { password: PASSWORD, newPassword: 'another horse', confirmPassword: 'another horse' }
      await put(player, 'password', { ...body, password: 'wrong one' })
      await put(player, 'password', body)
      await vi.waitFor(() => expect(notices()).toHaveLength(1))
      expect(notices()[0]?.text).toContain('/forgot-password')
      expect(notices()[0]?.text).not.toContain('another horse')
    })

    it.each([
      ['the old one is wrong', { password: 'wrong one' }, 401, 'wrongPassword'],
      ['the new ones differ', { confirmPassword: 'something else' }, 401, 'passwordConfirmationMatch'],
      ['the new one is short', { newPassword: 'short' }, 400, 'invalidReqParams'],
    ])('stays when %s', async (_, change, status, key) => {
      const player = await registerPlayer(server)
      const body = { password: PASSWORD, newPassword: 'another horse', confirmPassword: 'another horse', ...change }
      expect(await put(player, 'password', body)).toMatchObject({ status, body: { key } })
      expect((await player.call('GET', '/user')).status).toBe(200)
    })
  })

  it('the address moves, unless somebody has it or the password is wrong', async () => {
    const player = await registerPlayer(server)
    expect(await put(player, 'email', { newEmail: 'New@Example.org', password: PASSWORD })).toMatchObject({
      body: { data: { email: 'new@example.org' } },
    })
    expect((await player.user()).auth.local.email).toBe('new@example.org')
    const other = { newEmail: `${otherPlayer.username}@example.org`, password: PASSWORD }
    expect(await put(player, 'email', other)).toMatchObject({ status: 401, body: { key: 'cannotFulfillReq' } })
    expect(await put(player, 'email', { newEmail: 'a@b.org', password: 'wrong' })).toMatchObject({ status: 401 })
    expect(await put(player, 'email', { newEmail: 'nonsense', password: PASSWORD })).toMatchObject({ status: 400 })
  })

  it('the address of before is told that there is another one, once, and not which', async () => {
    const player = await registerPlayer(server)
    const old = `${player.username}@example.org`
    const notices = () => server.emails.filter(({ to, subject }) => to === old && !subject.startsWith('Welcome'))
    await put(player, 'email', { newEmail: 'b@b.org', password: 'wrong' })
    await put(player, 'email', { newEmail: old, password: PASSWORD })
    await put(player, 'email', { newEmail: 'elsewhere@example.org', password: PASSWORD })
    await vi.waitFor(() => expect(notices()).toHaveLength(1))
    expect(notices()[0]).toMatchObject({ subject: 'Your Daykeep account has another e-mail address' })
    expect(notices()[0]?.text).toContain('/static/contact')
    expect(notices()[0]?.text).not.toContain('elsewhere')
    expect(server.emails.some(({ to }) => to === 'elsewhere@example.org')).toBe(false)
  })

  describe('deleting', () => {
    it('leaves nothing of the player', async () => {
      const player = await registerPlayer(server)
      await player.call('POST', '/tasks/user', { body: { type: 'todo', text: 'Leave' } })
      const deletion = await player.call('DELETE', '/user', { body: { password: PASSWORD, feedback: 'Fare well' } })
      expect(deletion).toMatchObject({ status: 200, body: { data: {} } })
      await server.app.background.settled()
      expect(server.emails.at(-1)).toMatchObject({ text: 'Fare well' })
      expect(await player.call('GET', '/user')).toMatchObject({ status: 401, body: { error: 'invalid_credentials' } })
      for (const collection of ['tokens', 'tasks', 'journal'] as const)
        expect(await server.app.store.count(collection, eq('userId', player.id))).toBe(0)
      expect(await server.app.store.get('accounts', player.id)).toBeUndefined()
      expect(await server.app.store.get('users', player.id)).toBeUndefined()
    })

    it.each([
      ['no password', {}, 400, 'missingPassword'],
      ['a wrong password', { password: 'wrong one' }, 401, 'wrongPassword'],
      ['a novel', { password: PASSWORD, feedback: 'a'.repeat(10_001) }, 400, 'feedbackTooLong'],
    ])('is refused with %s', async (_, body, status, key) => {
      const player = await registerPlayer(server)
      expect(await player.call('DELETE', '/user', { body })).toMatchObject({ status, body: { key } })
      expect((await player.call('GET', '/user')).status).toBe(200)
    })
  })

  describe('deleting while a subscription is charged', () => {
    const subscribed = async (plan: Partial<User['purchased']['plan']>) => {
      const player = await registerPlayer(server)
      await patchUser(server, player, (user) => ({
        ...user,
        purchased: { ...user.purchased, plan: { ...user.purchased.plan, ...plan } },
      }))
      return player.call('DELETE', '/user', { body: { password: PASSWORD } })
    }

    it('is refused until the subscription is cancelled', async () => {
      const refused = { status: 401, body: { key: 'cannotDeleteActiveAccount' } }
      expect(await subscribed({ customerId: 'c1' })).toMatchObject(refused)
      const dateTerminated = '2099-01-01T00:00:00.000Z'
      expect((await subscribed({ customerId: 'c1', dateTerminated })).status).toBe(200)
    })

    it('is fine where a group pays', async () =>
      expect((await subscribed({ customerId: 'group-plan' })).status).toBe(200))
  })

  describe('starting anew', () => {
    it('asks for the password in version 4 and not in version 3', async () => {
      const player = await registerPlayer(server)
      await player.call('POST', '/tasks/user', { body: { type: 'todo', text: 'Leave' } })
      expect(await player.call('POST', '/user/reset', { body: {} })).toMatchObject({
        status: 400,
        body: { key: 'missingPassword' },
      })
      expect(await player.call('POST', '/user/reset', { body: { password: 'no' } })).toMatchObject({ status: 401 })
      expect(await player.tasks()).toHaveLength(1)
      const response = await player.call('POST', '/api/v3/user/reset')
      expect(response).toMatchObject({ status: 200, body: { data: { user: { stats: { lvl: 1 } } } } })
      expect(response.body.data['tasksToRemove']).toHaveLength(1)
      expect(await player.tasks()).toHaveLength(0)
    })
  })
})
