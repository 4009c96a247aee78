import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, playerWithLogin } from '../../test-kit/client.ts'
import { startIdentityProvider, visitProvider } from '../../test-kit/sign-in/identity-provider.ts'
import {
  aPerson,
  BASE,
  type BegunSignIn,
  type SignInSite,
  startSignInSite,
} from '../../test-kit/sign-in/sign-in-site.ts'
import { startTestServer } from '../../test-kit/test-server.ts'

let site: SignInSite
beforeAll(async () => {
  site = await startSignInSite()
})
afterAll(() => site.stop())

describe('sign-in by an OpenID Connect provider', () => {
  it('opens an account at the first time, and knows it afterwards', async () => {
    const person = aPerson({ name: 'Ida Brandt' })
    const first = await site.signIn(person)
    expect(first).toMatchObject({
      status: 200,
      body: { data: { newUser: true, linked: false, username: 'IdaBrandt' } },
    })
    const { id, apiToken, username } = first.body.data as Record<string, string>
    const player = playerWithLogin(site.server, { id: id ?? '', token: apiToken ?? '', username: username ?? '' })
    expect(await player.user()).toMatchObject({
      profile: { name: 'Ida Brandt' },
      auth: {
        local: { has_password: false, email: person.email },
        oidc: { id: person.sub, emails: [{ value: person.email }] },
      },
    })
    expect((await site.signIn(person)).body.data).toMatchObject({ id, newUser: false, username })
  })

  it('asks for PKCE, a state and a nonce, and binds them to the browser', async () => {
    const { url } = await site.begin()
    const { searchParams } = new URL(url)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${BASE}/static/sign-in-redirect/oidc`,
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    })
    const { headers } = await createClient(site.server)('POST', '/user/auth/social/oidc', { body: {} })
    expect(headers.getSetCookie()[0]).toMatch(/^daykeep-sign-in=[\w-]{43}; path=\/; .*httponly/i)
    expect(headers.getSetCookie()[0]).toMatch(/samesite=lax/i)
  })

  describe.each<[string, (begun: BegunSignIn, other: BegunSignIn) => { cookie: string; state: string }]>([
    ['without the cookie', ({ state }) => ({ cookie: '', state })],
    ['with the cookie of another sign-in', ({ state }, other) => ({ cookie: other.cookie, state })],
    ['with the state of another browser', ({ cookie }, other) => ({ cookie, state: other.state })],
    ['with a state that nobody began', ({ cookie }) => ({ cookie, state: 'invented' })],
  ])('%s', (_, take) => {
    it('ends nothing', async () => {
      site.provider.person = aPerson()
      const [begun, other] = [await site.begin(), await site.begin()]
      const { code, iss } = await visitProvider(begun.url)
      const { cookie, state } = take(begun, other)
      expect(await site.finish(cookie, { code, iss, state })).toMatchObject({
        status: 400,
        body: { key: 'signInExpired' },
      })
      expect((await site.finish(begun.cookie, { code, iss, state: begun.state })).status).toBe(200)
    })
  })

  it('takes a state once, and not after a quarter of an hour', async () => {
    site.provider.person = aPerson()
    const begun = await site.begin()
    const response = await visitProvider(begun.url)
    site.server.time.now += 15 * 60 * 1000
    expect(await site.finish(begun.cookie, response)).toMatchObject({ body: { key: 'signInExpired' } })
    const again = await site.begin()
    const answer = await visitProvider(again.url)
    expect((await site.finish(again.cookie, answer)).status).toBe(200)
    expect(await site.finish(again.cookie, answer)).toMatchObject({ body: { key: 'signInExpired' } })
  })

  it('refuses the code of another sign-in, which the verifier does not fit', async () => {
    site.provider.person = aPerson()
    const [mine, stolen] = [await site.begin(), await site.begin()]
    const { code, iss } = await visitProvider(stolen.url)
    expect(await site.finish(mine.cookie, { state: mine.state, code, iss })).toMatchObject({
      status: 401,
      body: { key: 'signInRefused' },
    })
  })

  it('offers to open an account, without going to the provider again', async () => {
    site.provider.person = aPerson()
    const begun = await site.begin()
    const response = await visitProvider(begun.url)
    const refusal = await site.finish(begun.cookie, { ...response, allowRegister: false })
    expect(refusal).toMatchObject({ status: 404, body: { key: 'socialFlowUserNotFound' } })
    expect(refusal.body.message).toMatch(new RegExp(`: ${site.provider.person.email}$`))
    const state = begun.state
    expect(await site.finish(begun.cookie, { state, username: 'staff' })).toMatchObject({
      body: { key: 'usernameIssueForbidden' },
    })
    expect(await site.finish(begun.cookie, { state, username: 'chosen-name' })).toMatchObject({
      body: { data: { newUser: true, username: 'chosen-name' } },
    })
  })

  it('makes a user name of its own when that of the provider is taken or will not do', async () => {
    const names = []
    for (const name of ['Otto Otto', 'Otto Otto', 'Admin', '木', ''])
      names.push((await site.signIn(aPerson({ name }))).body.data['username'])
    expect(names[0]).toBe('OttoOtto')
    expect(names[1]).toMatch(/^OttoOtto\d+$/)
    expect(names.slice(2, 4)).toEqual([expect.stringMatching(/^hero\d+$/), expect.stringMatching(/^hero\d+$/)])
    expect(names[4]).toMatch(/^person-\d+$/)
  })

  it('says in the register of networks what there is', async () => {
    const call = createClient(site.server)
    expect((await call('GET', '/user/auth/networks')).body.data).toEqual([{ network: 'oidc', name: 'Our house' }])
    expect(await call('POST', '/user/auth/social/google', { body: {} })).toMatchObject({
      status: 400,
      body: { key: 'unsupportedNetwork' },
    })
  })

  it('does not open a suspended account', async () => {
    const person = aPerson()
    const { id } = (await site.signIn(person)).body.data
    const user = await site.server.app.store.get('users', String(id))
    if (user === undefined) throw new Error('no player')
    const auth = { ...(user.body['auth'] as object), blocked: true }
    await site.server.app.store.commit([
      { type: 'replace', collection: 'users', id: user.id, version: user.version, body: { ...user.body, auth } },
    ])
    expect(await site.signIn(person)).toMatchObject({ status: 401, body: { key: 'accountSuspended' } })
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
