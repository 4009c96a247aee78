import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, playerWithLogin } from '../../test-kit/client.ts'
import type { Person } from '../../test-kit/sign-in/identity-provider.ts'
import { type ScriptedApple, startScriptedApple } from '../../test-kit/sign-in/scripted-apple.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

let apple: ScriptedApple
let server: TestServer
beforeAll(async () => {
  apple = await startScriptedApple()
  server = await startTestServer({ config: { identity: { apple: apple.client } } })
})
afterAll(async () => {
  await server.stop()
  await apple.stop()
})

const RELAY: Person = { sub: 'ann.1', email: 'x7@privaterelay.appleid.example', email_verified: true }

/** From our page to Apple's and, by its form, to our page again. */
const signIn = async (person: Person, name?: { firstName: string; lastName: string }) => {
  const call = createClient(server)
  const begun = await call('POST', '/user/auth/social/apple', { body: {} })
  const form = apple.signIn(String(begun.body.data['url']), person, name)
  const posted = await call('POST', '/user/auth/apple', {
    raw: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(posted.status).toBe(303)
  const page = new URL(posted.headers.get('location') ?? '', 'http://daykeep.example')
  expect(page.pathname).toBe('/static/apple-redirect')
  const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const body = Object.fromEntries(page.searchParams)
  return call('POST', '/user/auth/social/apple/finish', { body, headers: { cookie } })
}

describe('sign-in by Apple', () => {
  it('posts a form, asks for a signed secret, and tells the name but once', async () => {
    const first = await signIn(RELAY, { firstName: 'Ann', lastName: 'Appleby' })
    expect(first, JSON.stringify(first.body)).toMatchObject({
      status: 200,
      body: { data: { newUser: true, username: 'AnnAppleby' } },
    })
    const { id, apiToken } = first.body.data as Record<string, string>
    const player = playerWithLogin(server, { id: id ?? '', token: apiToken ?? '', username: '' })
    expect(await player.user()).toMatchObject({ profile: { name: 'Ann Appleby' }, auth: { apple: { id: 'ann.1' } } })
    expect((await signIn(RELAY)).body.data).toMatchObject({ id, newUser: false, username: 'AnnAppleby' })
    expect((await player.user()).profile.name).toBe('Ann Appleby')
  })

  it('leads on with the refusal of somebody who thought better of it', async () => {
    const raw = 'error=user_cancelled_authorize&state=s'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const posted = await createClient(server)('POST', '/user/auth/apple', { raw, headers })
    expect(posted.headers.get('location')).toBe('/static/apple-redirect?error=user_cancelled_authorize&state=s')
  })

  describe('by the ID token of a native app', () => {
    const byToken = (id_token: string, rest = '') =>
      createClient(server)('GET', `/user/auth/apple?id_token=${id_token}${rest}`)

    it('signs in, or asks first', async () => {
      const token = await apple.idToken({ sub: 'native', email: 'n@house.example', email_verified: true })
      const answer = await byToken(token, '&allowRegister=false')
      expect([answer.status, answer.body]).toEqual([200, { message: expect.any(String) as string, id_token: token }])
      expect(await byToken(token, '&name=Nat%20Ive')).toMatchObject({
        body: { data: { newUser: true, username: 'NatIve' } },
      })
      const body = { network: 'apple', authResponse: { access_token: token } }
      expect(await createClient(server)('POST', '/user/auth/social', { body })).toMatchObject({
        body: { data: { newUser: false, username: 'NatIve' } },
      })
    })

    it.each([
      ['was made for another app', { aud: 'org.example.other' }, 401, 'signInRefused'],
      ['is old', { iat: Math.floor(Date.now() / 1000) - 3600 }, 401, 'signInRefused'],
    ])('refuses one that %s', async (_, claims, status, key) => {
      expect(await byToken(await apple.idToken(RELAY, claims))).toMatchObject({ status, body: { key } })
    })

    it('refuses what is no ID token, and one that somebody changed', async () => {
      expect(await byToken('ya29.an-access-token')).toMatchObject({ status: 400, body: { key: 'invalidData' } })
      const [head, , signature] = (await apple.idToken(RELAY)).split('.')
      const forged = Buffer.from(JSON.stringify({ ...RELAY, iss: apple.client.issuer, aud: apple.client.clientId }))
      expect(await byToken(`${head}.${forged.toString('base64url')}.${signature}`)).toMatchObject({ status: 401 })
    })
  })
})
