import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Authenticator, createAuthenticator } from '../../test-kit/sign-in/authenticator.ts'
import { withSecondFactor } from '../../test-kit/sign-in/authenticator-app.ts'
import { createClient, PASSWORD, registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Begun = { readonly ceremony: string; readonly options: { readonly challenge: string } }

const begin = async (player: TestPlayer): Promise<Begun> => {
  const { body } = await player.call('POST', '/user/auth/passkeys/new', { body: { password: PASSWORD } })
  return body.data as unknown as Begun
}

const add = async (player: TestPlayer, device: Authenticator, name = 'My phone') => {
  const { ceremony, options } = await begin(player)
  const body = { ceremony, name, response: device.create(options.challenge) }
  return player.call('POST', '/user/auth/passkeys', { body })
}

const challenge = async (): Promise<Begun> =>
  (await createClient(server)('POST', '/user/auth/passkeys/challenge')).body.data as unknown as Begun

const logIn = async (device: Authenticator) => {
  const { ceremony, options } = await challenge()
  const body = { ceremony, response: device.get(options.challenge) }
  return createClient(server)('POST', '/user/auth/passkeys/login', { body })
}

const REFUSED = { status: 401, body: { key: 'passkeyRefused' } }

describe('a passkey', () => {
  it('is made with the password, named, and logs in by itself, also with a second factor', async () => {
    const player = await registerPlayer(server)
    const device = createAuthenticator()
    expect(await add(player, device)).toMatchObject({ status: 201, body: { data: [{ name: 'My phone' }] } })
    await withSecondFactor(player, server.time.now)
    const loggedIn = await logIn(device)
    expect(loggedIn).toMatchObject({ status: 200, body: { data: { id: player.id, newUser: false } } })
    const { id } = ((await player.call('GET', '/user/auth/passkeys')).body.data as unknown as [{ id: string }])[0]
    expect(await player.call('PUT', `/user/auth/passkeys/${id}`, { body: { name: 'Old phone' } })).toMatchObject({
      body: { data: [{ name: 'Old phone' }] },
    })
    expect((await player.call('DELETE', `/user/auth/passkeys/${id}`)).body.data).toEqual([])
    expect(await logIn(device)).toMatchObject(REFUSED)
  })

  it('is not made without the password, or by another player', async () => {
    const [player, other] = [await registerPlayer(server), await registerPlayer(server)]
    expect(await player.call('POST', '/user/auth/passkeys/new', { body: {} })).toMatchObject({
      body: { key: 'wrongPassword' },
    })
    const { ceremony, options } = await begin(player)
    const body = { ceremony, name: 'Stolen', response: createAuthenticator().create(options.challenge) }
    expect(await other.call('POST', '/user/auth/passkeys', { body })).toMatchObject({ body: { key: 'signInExpired' } })
  })

  it('of another is neither renamed nor removed', async () => {
    const [player, other] = [await registerPlayer(server), await registerPlayer(server)]
    const passkeys = (await add(player, createAuthenticator())).body.data as unknown as [{ id: string }]
    const path = `/user/auth/passkeys/${passkeys[0].id}`
    expect(await other.call('DELETE', path)).toMatchObject({ status: 404, body: { key: 'passkeyNotFound' } })
    expect(await other.call('PUT', path, { body: { name: 'Mine' } })).toMatchObject({ status: 404 })
  })

  it('answers a challenge once, and in five minutes', async () => {
    const player = await registerPlayer(server)
    const device = createAuthenticator()
    await add(player, device)
    const { ceremony, options } = await challenge()
    const send = () =>
      createClient(server)('POST', '/user/auth/passkeys/login', {
        body: { ceremony, response: device.get(options.challenge) },
      })
    expect((await send()).status).toBe(200)
    expect(await send()).toMatchObject({ status: 400, body: { key: 'signInExpired' } })
    const late = await challenge()
    server.time.now += 5 * 60 * 1000
    const body = { ceremony: late.ceremony, response: device.get(late.options.challenge) }
    expect(await createClient(server)('POST', '/user/auth/passkeys/login', { body })).toMatchObject({
      body: { key: 'signInExpired' },
    })
  })

  it.each([
    ['of another site', { origin: 'https://daykeep.evil.example' }],
    ['of another host', { rpId: 'evil.example' }],
    ['that nobody unlocked', { isUnlocked: false }],
  ])('%s is refused', async (_, options) => {
    expect(await add(await registerPlayer(server), createAuthenticator(options))).toMatchObject(REFUSED)
  })

  it('is refused with the signature of another device', async () => {
    const player = await registerPlayer(server)
    const device = createAuthenticator()
    await add(player, device)
    const { ceremony, options } = await challenge()
    const { response } = createAuthenticator().get(options.challenge)
    const body = { ceremony, response: { ...device.get(options.challenge), response } }
    expect(await createClient(server)('POST', '/user/auth/passkeys/login', { body })).toMatchObject(REFUSED)
  })
})
