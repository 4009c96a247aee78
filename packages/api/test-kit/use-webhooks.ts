import type { lookup } from 'node:dns'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { sendDeliveries } from '../src/deliveries/index.ts'
import { parseNetwork } from '../src/networks.ts'
import type { TestPlayer } from './client.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts'

/** Milliseconds: past every pause between two tries. */
const LATER = 11 * 60_000

/** A server and a receiver of webhooks for all tests of a file. `addresses`: what names of receivers mean, in order; the last one from then on. */
export const useWebhooks = () => {
  const running = { addresses: [] } as unknown as {
    server: TestServer
    receiver: WebhookReceiver
    addresses: string[]
  }
  const resolver = ((_name: string, _options: object, answer: (error: null, found: object[]) => void) => {
    const { addresses } = running
    const [address = ''] = addresses.length > 1 ? addresses.splice(0, 1) : addresses
    answer(null, [{ address, family: address.includes(':') ? 6 : 4 }])
  }) as unknown as typeof lookup

  beforeAll(async () => {
    const network = parseNetwork('127.0.0.1')
    running.receiver = await startWebhookReceiver()
    running.server = await startTestServer({
      config: { webhookNetworks: network === undefined ? [] : [network] },
      webhookResolver: resolver,
    })
  })
  afterAll(async () => {
    await running.server.stop()
    await running.receiver.stop()
  })
  beforeEach(async () => {
    await running.server.app.background.settled()
    running.receiver.received.length = 0
    running.receiver.answer = 200
  })

  return {
    running,
    /** Adds a webhook of the player; its id. */
    hook: async (player: TestPlayer, fields: object = {}): Promise<string> => {
      const body = { url: `${running.receiver.url}/${player.username}`, ...fields }
      return String((await player.call('POST', '/user/webhook', { body })).body.data['id'])
    },
    hooks: async (player: TestPlayer) =>
      (await player.call('GET', '/user/webhook')).body.data as unknown as ReadonlyArray<Record<string, unknown>>,
    task: async (player: TestPlayer, body: object = { type: 'habit', text: 'Read' }): Promise<string> =>
      String((await player.call('POST', '/tasks/user', { body })).body.data['id']),
    /** Bodies that arrived for a player, when all is sent. */
    bodiesTo: async ({ username }: TestPlayer) => {
      await running.server.app.background.settled()
      return running.receiver.received.filter(({ path }) => path === `/${username}`).map(({ body }) => body)
    },
    /** Time passes, and the server looks again. */
    later: async () => {
      running.server.time.now += LATER
      sendDeliveries(running.server.app)
      await running.server.app.background.settled()
    },
  }
}
