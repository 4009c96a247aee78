import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, registerPlayer } from '../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

describe('whom an operator blocks', () => {
  let server: TestServer
  beforeAll(async () => {
    const blocked = { addresses: new Set(['192.0.2.7']), clients: new Set(['bad-app']) }
    server = await startTestServer({ config: { proxies: 1, blocked } })
  })
  afterAll(() => server.stop())

  it.each([
    ['the address', { 'x-forwarded-for': '192.0.2.7' }, 'ipAddressBlocked', /address/],
    ['the app', { 'x-client': 'bad-app' }, 'clientBlocked', /app/],
  ])('by %s is refused before anything else (api 4.7)', async (_, headers, key, message) => {
    const player = await registerPlayer(server)
    for (const path of ['/user', '/status', '/no-such-call'])
      expect(await player.call('GET', path, { headers })).toMatchObject({
        status: 403,
        body: { success: false, error: 'Forbidden', key, message: expect.stringMatching(message) as string },
      })
    expect((await player.call('GET', '/user')).status).toBe(200)
  })

  it('is told by what the proxy has added last, never by what the caller wrote in front of it', async () => {
    const call = async (forwarded: string) =>
      (await createClient(server)('GET', '/status', { headers: { 'x-forwarded-for': forwarded } })).status
    expect(await call('192.0.2.7, 192.0.2.70')).toBe(200)
    expect(await call('192.0.2.70, 192.0.2.7')).toBe(403)
    expect(await call('::ffff:192.0.2.7')).toBe(403)
  })

  it('is told by the connection where no proxy is in front', async () => {
    const blocked = { addresses: new Set(['192.0.2.7']), clients: new Set<string>() }
    const bare = await startTestServer({ config: { proxies: 0, blocked } })
    const headers = { 'x-forwarded-for': '192.0.2.7' }
    expect((await createClient(bare)('GET', '/status', { headers })).status).toBe(200)
    await bare.stop()
  })

  it('are not those who merely call us otherwise', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.70', 'x-client': 'bad-app-2' }
    expect((await createClient(server)('GET', '/status', { headers })).status).toBe(200)
  })

  it('a method that no call has is refused as such', async () => {
    const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const call = request(`${server.url}/api/v4/user`, { method: 'PROPFIND' }, (response) => {
        let text = ''
        response.on('data', (part: Buffer) => (text += part.toString()))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      })
      call.on('error', reject).end()
    })
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
      501,
      { success: false, error: 'NotImplemented', message: 'Method: PROPFIND not implemented' },
    ])
  })
})
