import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, PASSWORD, playerWithLogin, registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import {
  type Person,
  startIdentityProvider,
  type TestIdentityProvider,
  visitProvider,
} from '../../test-kit/sign-in/identity-provider.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

const BASE = 'http://daykeep.example'

let provider: TestIdentityProvider
let server: TestServer
beforeAll(async () => {
  provider = await startIdentityProvider(BASE)
  server = await startTestServer({ config: { identity: { oidc: provider.client } } })
})
afterAll(async () => {
  await server.stop()
  await provider.stop()
})

type Begun = { readonly url: string; readonly cookie: string; readonly state: string }

const begin = async (player?: TestPlayer): Promise<Begun> => {
  const call = player?.call ?? createClient(server)
  const body = player === undefined ? {} : { link: true }
  const { status, body: answer, headers } = await call('POST', '/user/auth/social/oidc', { body })
  expect(status, JSON.stringify(answer)).toBe(200)
  const url = String(answer.data['url'])
  return {
    url,
    cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '',
    state: new URL(url).searchParams.get('state') ?? '',
  }
}

const finish = (cookie: string, body: object, player?: TestPlayer) =>
  (player?.call ?? createClient(server))('POST', '/user/auth/social/oidc/finish', { body, headers: { cookie } })

/** Goes to the provider and comes back, in one browser. */
const signIn = async (person: Person, wishes: object = {}, player?: TestPlayer) => {
  provider.person = person
  const begun = await begin(player)
  return finish(begun.cookie, { ...(await visitProvider(begun.url)), ...wishes }, player)
}

let people = 0
const aPerson = (fields: Partial<Person> = {}): Person => {
  people += 1
  return { sub: `person-${people}`, email: `person-${people}@house.example`, email_verified: true, ...fields }
}

describe('sign-in by an OpenID Connect provider', () => {
  it('opens an account at the first time, and knows it afterwards', async () => {
    const person = aPerson({ name: 'Ida Brandt' })
    const first = await signIn(person)
    expect(first).toMatchObject({
      status: 200,
      body: { data: { newUser: true, linked: false, username: 'IdaBrandt' } },
    })
    const { id, apiToken, username } = first.body.data as Record<string, string>
    const player = playerWithLogin(server, { id: id ?? '', token: apiToken ?? '', username: username ?? '' })
    expect(await player.user()).toMatchObject({
      profile: { name: 'Ida Brandt' },
      auth: {
        local: { has_password: false, email: person.email },
        oidc: { id: person.sub, emails: [{ value: person.email }] },
      },
    })
    expect((await signIn(person)).body.data).toMatchObject({ id, newUser: false, username })
  })

  it('asks for PKCE, a state and a nonce, and binds them to the browser', async () => {
    const { url } = await begin()
    const { searchParams } = new URL(url)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${BASE}/static/sign-in-redirect/oidc`,
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    })
    const { headers } = await createClient(server)('POST', '/user/auth/social/oidc', { body: {} })
    expect(headers.getSetCookie()[0]).toMatch(/^daykeep-sign-in=[\w-]{43}; path=\/; .*httponly/i)
    expect(headers.getSetCookie()[0]).toMatch(/samesite=lax/i)
  })

  describe.each<[string, (begun: Begun, other: Begun) => { cookie: string; state: string }]>([
    ['without the cookie', ({ state }) => ({ cookie: '', state })],
    ['with the cookie of another sign-in', ({ state }, other) => ({ cookie: other.cookie, state })],
    ['with the state of another browser', ({ cookie }, other) => ({ cookie, state: other.state })],
    ['with a state that nobody began', ({ cookie }) => ({ cookie, state: 'invented' })],
  ])('%s', (_, take) => {
    it('ends nothing', async () => {
      provider.person = aPerson()
      const [begun, other] = [await begin(), await begin()]
      const { code, iss } = await visitProvider(begun.url)
      const { cookie, state } = take(begun, other)
      expect(await finish(cookie, { code, iss, state })).toMatchObject({ status: 400, body: { key: 'signInExpired' } })
      expect((await finish(begun.cookie, { code, iss, state: begun.state })).status).toBe(200)
    })
  })

  it('takes a state once, and not after a quarter of an hour', async () => {
    provider.person = aPerson()
    const begun = await begin()
    const response = await visitProvider(begun.url)
    server.time.now += 15 * 60 * 1000
    expect(await finish(begun.cookie, response)).toMatchObject({ body: { key: 'signInExpired' } })
    const again = await begin()
    const answer = await visitProvider(again.url)
    expect((await finish(again.cookie, answer)).status).toBe(200)
    expect(await finish(again.cookie, answer)).toMatchObject({ body: { key: 'signInExpired' } })
  })

  it('refuses the code of another sign-in, which the verifier does not fit', async () => {
    provider.person = aPerson()
    const [mine, stolen] = [await begin(), await begin()]
    const { code, iss } = await visitProvider(stolen.url)
    expect(await finish(mine.cookie, { state: mine.state, code, iss })).toMatchObject({
      status: 401,
      body: { key: 'signInRefused' },
    })
  })

  it('offers to open an account, without going to the provider again', async () => {
    provider.person = aPerson()
    const begun = await begin()
    const response = await visitProvider(begun.url)
    const refusal = await finish(begun.cookie, { ...response, allowRegister: false })
    expect(refusal).toMatchObject({ status: 404, body: { key: 'socialFlowUserNotFound' } })
    expect(refusal.body.message).toMatch(new RegExp(`: ${provider.person.email}$`))
    const state = begun.state
    expect(await finish(begun.cookie, { state, username: 'staff' })).toMatchObject({
      body: { key: 'usernameIssueForbidden' },
    })
    expect(await finish(begun.cookie, { state, username: 'chosen-name' })).toMatchObject({
      body: { data: { newUser: true, username: 'chosen-name' } },
    })
  })

  it('makes a user name of its own when that of the provider is taken or will not do', async () => {
    const names = []
    for (const name of ['Otto Otto', 'Otto Otto', 'Admin', '木', ''])
      names.push((await signIn(aPerson({ name }))).body.data['username'])
    expect(names[0]).toBe('OttoOtto')
    expect(names[1]).toMatch(/^OttoOtto\d+$/)
    expect(names.slice(2, 4)).toEqual([expect.stringMatching(/^hero\d+$/), expect.stringMatching(/^hero\d+$/)])
    expect(names[4]).toMatch(/^person-\d+$/)
  })

  it('says in the register of networks what there is', async () => {
    const call = createClient(server)
    expect((await call('GET', '/user/auth/networks')).body.data).toEqual([{ network: 'oidc', name: 'Our house' }])
    expect(await call('POST', '/user/auth/social/google', { body: {} })).toMatchObject({
      status: 400,
      body: { key: 'unsupportedNetwork' },
    })
  })

  it('does not open a suspended account', async () => {
    const person = aPerson()
    const { id } = (await signIn(person)).body.data
    const user = await server.app.store.get('users', String(id))
    if (user === undefined) throw new Error('no player')
    const auth = { ...(user.body['auth'] as object), blocked: true }
    await server.app.store.commit([
      { type: 'replace', collection: 'users', id: user.id, version: user.version, body: { ...user.body, auth } },
    ])
    expect(await signIn(person)).toMatchObject({ status: 401, body: { key: 'accountSuspended' } })
  })
})

describe('an account with the address that a provider verified', () => {
  it('is connected; a password that never proved the address ends, and so do its logins', async () => {
    const player = await registerPlayer(server)
    const signedIn = await signIn(aPerson({ email: `${player.username}@example.org` }))
    expect(signedIn.body.data).toMatchObject({ id: player.id, newUser: false })
    expect(await player.call('GET', '/user')).toMatchObject({ status: 401, body: { error: 'invalid_credentials' } })
    const body = { username: player.username, password: PASSWORD }
    expect((await createClient(server)('POST', '/user/auth/local/login', { body })).status).toBe(401)
  })

  it('keeps its password when a letter proved the address', async () => {
    const player = await registerPlayer(server)
    const call = createClient(server)
    await call('POST', '/user/reset-password', { body: { email: player.username } })
    await server.app.background.settled()
    const code = decodeURIComponent(/code=(\S+)/.exec(server.emails.at(-1)?.text ?? '')?.[1] ?? '')
    const fields = { code, newPassword: 'another horse', confirmPassword: 'another horse' }
    await call('POST', '/user/auth/reset-password-set-new-one', { body: fields })
    expect((await signIn(aPerson({ email: `${player.username}@example.org` }))).body.data).toMatchObject({
      id: player.id,
    })
    const body = { username: player.username, password: 'another horse' }
    expect((await call('POST', '/user/auth/local/login', { body })).status).toBe(200)
  })

  it('is not touched by an address that the provider did not verify', async () => {
    const player = await registerPlayer(server)
    const stranger = aPerson({ email: `${player.username}@example.org`, email_verified: false })
    expect((await signIn(stranger)).body.data).toMatchObject({ newUser: true })
    expect((await player.user()).auth).not.toHaveProperty('oidc')
  })
})

describe('a provider connected to an account', () => {
  it('is one more way in, and can be disconnected', async () => {
    const player = await registerPlayer(server)
    const person = aPerson()
    expect(await signIn(person, {}, player)).toMatchObject({
      status: 200,
      body: { data: { linked: true, id: player.id } },
    })
    expect((await player.user()).auth).toMatchObject({ oidc: { id: person.sub } })
    expect((await signIn(person)).body.data).toMatchObject({ id: player.id, newUser: false })
    expect((await player.call('DELETE', '/user/auth/social/oidc')).body.data).toEqual({})
    expect((await player.user()).auth).not.toHaveProperty('oidc')
    expect((await signIn(person)).body.data).toMatchObject({ newUser: true })
  })

  it('is not connected by somebody else who is logged in', async () => {
    provider.person = aPerson()
    const [attacker, victim] = [await registerPlayer(server), await registerPlayer(server)]
    const begun = await begin(attacker)
    const response = await visitProvider(begun.url)
    expect(await finish(begun.cookie, response, victim)).toMatchObject({ status: 400, body: { key: 'signInExpired' } })
  })

  it('belongs to one player, and a player has one of each', async () => {
    const [one, other] = [await registerPlayer(server), await registerPlayer(server)]
    const person = aPerson()
    await signIn(person, {}, one)
    expect(await signIn(person, {}, other)).toMatchObject({ status: 401, body: { key: 'socialAlreadyExists' } })
    expect(await signIn(aPerson(), {}, one)).toMatchObject({ status: 401, body: { key: 'socialAlreadyExists' } })
    expect(await signIn(person, {}, one)).toMatchObject({ status: 200 })
  })

  it('stays when it is the last way in; with a password it may go', async () => {
    const { id, apiToken } = (await signIn(aPerson())).body.data as Record<string, string>
    const player = playerWithLogin(server, { id: id ?? '', token: apiToken ?? '', username: '' })
    expect(await player.call('DELETE', '/user/auth/social/oidc')).toMatchObject({
      status: 401,
      body: { key: 'cantDetachSocial' },
    })
    const body = { username: 'with-password', email: 'w@example.org', password: PASSWORD, confirmPassword: PASSWORD }
    const attached = await player.call('POST', '/user/auth/local/register', { body })
    expect(attached).toMatchObject({
      status: 200,
      body: { data: { username: 'with-password', email: 'w@example.org' } },
    })
    expect(await player.call('POST', '/user/auth/local/register', { body })).toMatchObject({
      status: 401,
      body: { key: 'onlySocialAttachLocal' },
    })
    expect((await player.call('DELETE', '/user/auth/social/oidc')).status).toBe(200)
    expect((await createClient(server)('POST', '/user/auth/local/login', { body })).status).toBe(200)
  })

  it('stands for a password: without one there is none to change, and new ways in need a fresh login', async () => {
    const { id, apiToken } = (await signIn(aPerson())).body.data as Record<string, string>
    const player = playerWithLogin(server, { id: id ?? '', token: apiToken ?? '', username: '' })
    const body = { password: PASSWORD, newPassword: 'another horse', confirmPassword: 'another horse' }
    expect(await player.call('PUT', '/user/auth/update-password', { body })).toMatchObject({
      status: 400,
      body: { key: 'userHasNoLocalRegistration' },
    })
    server.time.now += 16 * 60_000
    expect(await player.call('POST', '/user/auth/second-factor', { body: {} })).toMatchObject({
      status: 401,
      body: { key: 'logInAgain' },
    })
  })

  it('is not taken for another of the same provider by its address', async () => {
    const person = aPerson()
    await signIn(person)
    expect(await signIn(aPerson({ ...person, sub: 'somebody-else' }))).toMatchObject({
      status: 401,
      body: { key: 'socialEmailTaken' },
    })
  })

  it('leaves nothing behind when the account is deleted, which a word confirms', async () => {
    const person = aPerson()
    const { id, apiToken } = (await signIn(person)).body.data as Record<string, string>
    const player = playerWithLogin(server, { id: id ?? '', token: apiToken ?? '', username: '' })
    expect(await player.call('DELETE', '/user', { body: { password: 'delete' } })).toMatchObject({
      status: 401,
      body: { key: 'incorrectDeletePhrase' },
    })
    expect(await player.call('POST', '/user/reset', { body: { password: 'DELETE' } })).toMatchObject({
      status: 401,
      body: { key: 'incorrectResetPhrase' },
    })
    expect((await player.call('POST', '/user/reset', { body: { password: 'RESET' } })).status).toBe(200)
    expect((await player.call('DELETE', '/user', { body: { password: 'DELETE' } })).status).toBe(200)
    expect((await signIn(person)).body.data).toMatchObject({ newUser: true })
  })
})

describe('a provider that is not there', () => {
  it('lets nobody in, and says that it can be tried again', async () => {
    const unreachable = await startIdentityProvider(BASE)
    const alone = await startTestServer({ config: { identity: { oidc: unreachable.client } } })
    await unreachable.stop()
    const response = await createClient(alone)('POST', '/user/auth/social/oidc', { body: {} })
    await alone.stop()
    expect(response).toMatchObject({ status: 408, body: { key: 'signInUnreachable' } })
  })
})
