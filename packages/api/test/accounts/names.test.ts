import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { createClient, PASSWORD, registerPlayer } from '../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

const SLUR = 'numpty'

describe('names and addresses (api 2.1, 3.1)', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ catalogue: { ...loadCatalogue(), words: { banned: [], slurs: [SLUR] } } })
  })
  afterAll(() => server.stop())

  const register = (username: string, email: string) =>
    createClient(server)('POST', '/user/auth/local/register', {
      body: { username, email, password: PASSWORD, confirmPassword: PASSWORD },
    })

  describe('with a slur', () => {
    it.each([SLUR, `the-${SLUR}_1`, SLUR.toUpperCase()])('are no user names: %s', async (username) => {
      const player = await registerPlayer(server)
      const refused = { status: 400, body: { key: 'usernameIssueSlur', message: 'A user name may not hold a slur.' } }
      expect(await register(username, 'slur@example.org')).toMatchObject(refused)
      expect(await player.call('PUT', '/user/auth/update-username', { body: { username } })).toMatchObject(refused)
      const verified = await player.call('POST', '/user/auth/verify-username', { body: { username } })
      expect(verified.body.data).toEqual({ isUsable: false, issues: ['A user name may not hold a slur.'] })
    })

    it('are no display names', async () => {
      const player = await registerPlayer(server)
      const displayName = `My ${SLUR}!`
      const verified = await player.call('POST', '/user/auth/verify-display-name', { body: { displayName } })
      expect(verified.body.data).toMatchObject({
        isUsable: false,
        issues: [expect.stringContaining('profile would hold a slur')],
      })
      const response = await player.call('PUT', '/user', { body: { 'profile.name': displayName } })
      expect(response).toMatchObject({ status: 400, body: { key: 'bannedSlurUsedInProfile' } })
    })
  })

  it.each(['not@mail', 'no.mail', 'a@b.', 'a@.b', 'a@b..c'])('%s is no address', async (email) => {
    const refused = { status: 400, body: { errors: [{ param: 'email', message: 'That is not an e-mail address.' }] } }
    expect(await register('somebody', email)).toMatchObject(refused)
    const checked = await createClient(server)('POST', '/user/auth/check-email', { body: { email } })
    expect(checked.body.data).toEqual({ valid: false, email, error: 'That is not an e-mail address.' })
  })

  it('an address of another account is not told from others that cannot be had', async () => {
    const [player, other] = [await registerPlayer(server), await registerPlayer(server)]
    const body = { newEmail: `${other.username}@example.org`, password: PASSWORD }
    const response = await player.call('PUT', '/user/auth/update-email', { body })
    expect(response).toMatchObject({ status: 401, body: { key: 'cannotFulfillReq' } })
  })

  it('a user name that was chosen at registration is a verified one', async () => {
    const player = await registerPlayer(server, { 'x-client': 'daykeep-web' })
    expect((await player.user()).flags.verifiedUsername).toBe(true)
  })

  it.each([
    ['habitica-web', true, -1],
    ['habitica-android', false, -2],
    ['habitica-ios', false, -2],
    ['daykeep-web', false, -1],
  ])('who registers with %s has seen the hints: %s, and the tours stand at %i', async (client, seen, tour) => {
    const { flags } = await (await registerPlayer(server, { 'x-client': client })).user()
    expect(Object.keys(flags.tutorial.common)).toHaveLength(15)
    expect(new Set(Object.values(flags.tutorial.common))).toEqual(new Set([seen]))
    expect(new Set(Object.values(flags.tour))).toEqual(new Set([tour]))
  })
})
