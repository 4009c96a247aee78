import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, PASSWORD, playerWithLogin, registerPlayer } from '../../test-kit/client.ts'
import { visitProvider } from '../../test-kit/sign-in/identity-provider.ts'
import { aPerson, type SignInSite, startSignInSite } from '../../test-kit/sign-in/sign-in-site.ts'

let site: SignInSite
beforeAll(async () => {
  site = await startSignInSite()
})
afterAll(() => site.stop())

describe('an account with the address that a provider verified', () => {
  it('is connected; a password that never proved the address ends, and so do its logins', async () => {
    const player = await registerPlayer(site.server)
    const signedIn = await site.signIn(aPerson({ email: `${player.username}@example.org` }))
    expect(signedIn.body.data).toMatchObject({ id: player.id, newUser: false })
    expect(await player.call('GET', '/user')).toMatchObject({ status: 401, body: { error: 'invalid_credentials' } })
    const body = { username: player.username, password: PASSWORD }
    expect((await createClient(site.server)('POST', '/user/auth/local/login', { body })).status).toBe(401)
  })

  it('keeps its password when a letter proved the address', async () => {
    const player = await registerPlayer(site.server)
    const call = createClient(site.server)
    await call('POST', '/user/reset-password', { body: { email: player.username } })
    await site.server.app.background.settled()
    const code = decodeURIComponent(/code=(\S+)/.exec(site.server.emails.at(-1)?.text ?? '')?.[1] ?? '')
    const fields = { code, newPassword: 'another horse', confirmPassword: 'another horse' }
    await call('POST', '/user/auth/reset-password-set-new-one', { body: fields })
    expect((await site.signIn(aPerson({ email: `${player.username}@example.org` }))).body.data).toMatchObject({
      id: player.id,
    })
    const body = { username: player.username, password: 'another horse' }
    expect((await call('POST', '/user/auth/local/login', { body })).status).toBe(200)
  })

  it('is not touched by an address that the provider did not verify', async () => {
    const player = await registerPlayer(site.server)
    const stranger = aPerson({ email: `${player.username}@example.org`, email_verified: false })
    expect((await site.signIn(stranger)).body.data).toMatchObject({ newUser: true })
    expect((await player.user()).auth).not.toHaveProperty('oidc')
  })
})

describe('a provider connected to an account', () => {
  it('is one more way in, and can be disconnected', async () => {
    const player = await registerPlayer(site.server)
    const person = aPerson()
    expect(await site.signIn(person, {}, player)).toMatchObject({
      status: 200,
      body: { data: { linked: true, id: player.id } },
    })
    expect((await player.user()).auth).toMatchObject({ oidc: { id: person.sub } })
    expect((await site.signIn(person)).body.data).toMatchObject({ id: player.id, newUser: false })
    expect((await player.call('DELETE', '/user/auth/social/oidc')).body.data).toEqual({})
    expect((await player.user()).auth).not.toHaveProperty('oidc')
    expect((await site.signIn(person)).body.data).toMatchObject({ newUser: true })
  })

  it('is not connected by somebody else who is logged in', async () => {
    site.provider.person = aPerson()
    const [attacker, victim] = [await registerPlayer(site.server), await registerPlayer(site.server)]
    const begun = await site.begin(attacker)
    const response = await visitProvider(begun.url)
    expect(await site.finish(begun.cookie, response, victim)).toMatchObject({
      status: 400,
      body: { key: 'signInExpired' },
    })
  })

  it('belongs to one player, and a player has one of each', async () => {
    const [one, other] = [await registerPlayer(site.server), await registerPlayer(site.server)]
    const person = aPerson()
    await site.signIn(person, {}, one)
    expect(await site.signIn(person, {}, other)).toMatchObject({ status: 401, body: { key: 'socialAlreadyExists' } })
    expect(await site.signIn(aPerson(), {}, one)).toMatchObject({ status: 401, body: { key: 'socialAlreadyExists' } })
    expect(await site.signIn(person, {}, one)).toMatchObject({ status: 200 })
  })

  it('stays when it is the last way in; with a password it may go', async () => {
    const { id, apiToken } = (await site.signIn(aPerson())).body.data as Record<string, string>
    const player = playerWithLogin(site.server, { id: id ?? '', token: apiToken ?? '', username: '' })
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
    expect((await createClient(site.server)('POST', '/user/auth/local/login', { body })).status).toBe(200)
  })

  it('stands for a password: without one there is none to change, and new ways in need a fresh login', async () => {
    const { id, apiToken } = (await site.signIn(aPerson())).body.data as Record<string, string>
    const player = playerWithLogin(site.server, { id: id ?? '', token: apiToken ?? '', username: '' })
    const body = { password: PASSWORD, newPassword: 'another horse', confirmPassword: 'another horse' }
    expect(await player.call('PUT', '/user/auth/update-password', { body })).toMatchObject({
      status: 400,
      body: { key: 'userHasNoLocalRegistration' },
    })
    site.server.time.now += 16 * 60_000
    expect(await player.call('POST', '/user/auth/second-factor', { body: {} })).toMatchObject({
      status: 401,
      body: { key: 'logInAgain' },
    })
  })

  it('is not taken for another of the same provider by its address', async () => {
    const person = aPerson()
    await site.signIn(person)
    expect(await site.signIn(aPerson({ ...person, sub: 'somebody-else' }))).toMatchObject({
      status: 401,
      body: { key: 'socialEmailTaken' },
    })
  })

  it('leaves nothing behind when the account is deleted, which a word confirms', async () => {
    const person = aPerson()
    const { id, apiToken } = (await site.signIn(person)).body.data as Record<string, string>
    const player = playerWithLogin(site.server, { id: id ?? '', token: apiToken ?? '', username: '' })
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
    expect((await site.signIn(person)).body.data).toMatchObject({ newUser: true })
  })
})
