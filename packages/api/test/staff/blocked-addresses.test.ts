import { afterEach, describe, expect, it } from 'vitest'
import { createClient, registerPlayer } from '../../test-kit/client.ts'
import { expectGranted } from '../../test-kit/party.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '../../test-kit/test-server.ts'

let server: TestServer
afterEach(() => server.stop())

const start = async (config: TestServerOptions['config']): Promise<void> => {
  server = await startTestServer({ config: { ...config } })
}

const statusFrom = async (address: string): Promise<number> =>
  (await createClient(server, { 'x-forwarded-for': address })('GET', '/status')).status

describe('a blocked address (api 4.7)', () => {
  it('is turned away in whatever notation staff block it and a proxy names it', async () => {
    await start({ proxies: 1 })
    const warden = await registerPlayer(server)
    await patchUser(server, warden, (user) => ({ ...user, permissions: { accessControl: true } }))
    for (const value of ['192.0.2.7', '2001:0db8:0::0001'])
      await expectGranted(warden.call('POST', '/admin/blockers', { body: { type: 'ipaddress', value } }))
    expect(await Promise.all(['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::1'].map(statusFrom))).toEqual([403, 403, 403])
    expect(await Promise.all(['192.0.2.8', '2001:db8::2'].map(statusFrom))).toEqual([200, 200])
  })

  it('is turned away without a proxy, though one socket serves both versions of IP', async () => {
    await start({ blocked: { addresses: new Set(['127.0.0.1']), clients: new Set() } })
    expect((await fetch(`http://127.0.0.1:${new URL(server.url).port}/api/v4/status`)).status).toBe(403)
  })
})
