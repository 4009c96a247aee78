import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compactVerify, importJWK } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { expectGranted, foundParty, inviteToQuest } from '../../test-kit/party.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { type PushService, startPushService, type TestBrowser } from '../../test-kit/push-service.ts'
import { openStoreAt } from '../../test-kit/store-location.ts'
import { startTestServer, type TestServer, TODAY } from '../../test-kit/test-server.ts'
import { postMessage, writeTo } from '../../test-kit/chat-and-challenges.ts'
import type { Store } from '../../src/store/index.ts'
import { parseNetwork } from '../../src/networks.ts'

const MINUTE = 60_000

describe('messages to the browsers of a player', () => {
  let server: TestServer
  let service: PushService
  let store: Store
  let dataDir: string
  let names = 0
  beforeAll(async () => {
    service = await startPushService()
    const network = parseNetwork('127.0.0.1')
    dataDir = await mkdtemp(join(tmpdir(), 'daykeep-push-'))
    store = await openStoreAt({ type: 'sqlite', dataDir }, { clock: () => TODAY })
    server = await startTestServer({
      store,
      config: { webhookNetworks: network === undefined ? [] : [network] },
      webhookResolver: service.resolver,
    })
  })
  afterAll(async () => {
    await server.stop()
    await service.stop()
    await rm(dataDir, { recursive: true })
  })
  beforeEach(() => {
    service.answer = 201
  })

  const newBrowser = () => service.browser(`browser-${(names += 1)}`)
  const add = async (player: TestPlayer, { subscription }: TestBrowser) =>
    player.call('POST', '/user/push-subscriptions', { body: subscription })
  const subscribe = async (player: TestPlayer) => {
    const browser = newBrowser()
    const { body } = await add(player, browser)
    return { browser, id: String(body.data['id']) }
  }
  const list = async (player: TestPlayer) => (await player.call('GET', '/user/push-subscriptions')).body.data
  const ids = async (player: TestPlayer) =>
    ((await list(player))['subscriptions'] as ReadonlyArray<{ readonly id: string }>).map(({ id }) => id)
  const settled = () => server.app.background.settled()

  it('are encrypted for the browser alone, small, and signed with the key that the server tells', async () => {
    const [writer, reader] = [await registerPlayer(server), await registerPlayer(server)]
    const { browser } = await subscribe(reader)
    await writeTo(writer, reader)
    await settled()
    expect(browser.messages).toEqual([
      {
        kind: 'newPM',
        title: writer.username,
        body: 'sent you a private message.',
        path: '/private-messages',
        tag: 'newPM:/private-messages',
        language: 'en',
      },
    ])
    const headers = service.headers.at(-1)
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' })
    const [, token = '', key = ''] = /t=([^,]+), k=(.+)$/.exec(String(headers?.['authorization'])) ?? []
    expect(key).toBe((await list(reader))['publicKey'])
    const point = Buffer.from(key, 'base64url')
    const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }, 'ES256')
    const { payload } = await compactVerify(token, publicKey)
    const audience = new URL(browser.subscription.endpoint).origin
    expect(JSON.parse(Buffer.from(payload).toString())).toMatchObject({
      aud: audience,
      sub: 'mailto:daykeep@example.org',
    })
  })

  it('tell a whole party of what is said, and the browsers of all of its members are read at once', async () => {
    const others = [await registerPlayer(server), await registerPlayer(server), await registerPlayer(server)]
    const { leader, members } = await foundParty(server, ...others)
    const [first, second] = [await subscribe(members[0]), await subscribe(members.at(-1) ?? leader)]
    const find = vi.spyOn(store, 'find')
    await postMessage(leader)
    const reads = find.mock.calls.filter(([collection]) => collection === 'pushSubscriptions')
    find.mockRestore()
    expect(reads).toHaveLength(1)
    await settled()
    for (const { browser } of [first, second])
      expect(browser.messages).toMatchObject([{ kind: 'partyActivity', path: '/party', language: 'en' }])
  })

  it('tell of an invitation and of a quest, in the language of the reader, to each of their browsers', async () => {
    const { leader, members } = await foundParty(server)
    const [member] = members
    await patchUser(server, member, (user) => ({ ...user, preferences: { ...user.preferences, language: 'de' } }))
    const browsers = [await subscribe(member), await subscribe(member)]
    await inviteToQuest(server, leader, 'dustbunnies')
    await expectGranted(member.call('POST', '/groups/party/quests/accept'))
    await settled()
    for (const { browser } of browsers)
      expect(browser.messages).toMatchObject([
        {
          kind: 'invitedQuest',
          language: 'de',
          body: `${leader.username} ruft deinen Trupp zu einer Quest. Bist du dabei?`,
        },
        { kind: 'questStarted', path: '/party' },
      ])
  })

  it.each([{ newPM: false }, { unsubscribeFromAll: true }])(
    'are not sent where the player said so: %j',
    async (wish) => {
      const [writer, reader] = [await registerPlayer(server), await registerPlayer(server)]
      const { browser } = await subscribe(reader)
      const [[name, value] = ['', false]] = Object.entries(wish)
      await reader.call('PUT', '/user', { body: { [`preferences.pushNotifications.${name}`]: value } })
      await writeTo(writer, reader)
      await settled()
      expect(browser.messages).toEqual([])
    },
  )

  it('are tried again when the push service is away', async () => {
    const [writer, reader] = [await registerPlayer(server), await registerPlayer(server)]
    const { browser, id } = await subscribe(reader)
    service.answer = 503
    await writeTo(writer, reader)
    await settled()
    service.answer = 201
    server.time.now += MINUTE
    await writeTo(writer, await registerPlayer(server))
    await reader.call('POST', `/user/push-subscriptions/${id}/try`)
    await expect
      .poll(() => new Set(browser.messages.map(({ kind }) => kind)), { timeout: 8000 })
      .toEqual(new Set(['newPM', 'test']))
  })

  it.each([404, 410])('end when the push service says that the browser is gone (%d)', async (status) => {
    const [writer, reader] = [await registerPlayer(server), await registerPlayer(server)]
    await subscribe(reader)
    service.answer = status
    await writeTo(writer, reader)
    await settled()
    expect(await ids(reader)).toEqual([])
    expect(await server.app.store.count('deliveries')).toBe(0)
  })

  it('go to whoever used the browser last', async () => {
    const [first, second] = [await registerPlayer(server), await registerPlayer(server)]
    const { browser, id } = await subscribe(first)
    await add(second, browser)
    expect([await ids(first), await ids(second)]).toEqual([[], [id]])
  })

  it('are sent to twenty browsers at most: the oldest goes', async () => {
    const player = await registerPlayer(server)
    const { id } = await subscribe(player)
    for (let count = 0; count < 20; count += 1) {
      server.time.now += 1
      await subscribe(player)
    }
    expect(await ids(player)).toHaveLength(20)
    expect(await ids(player)).not.toContain(id)
  })

  it('end one by one, and are nobody else’s to end or to try', async () => {
    const [player, other] = [await registerPlayer(server), await registerPlayer(server)]
    const { id } = await subscribe(player)
    for (const [method, path] of [
      ['DELETE', ''],
      ['POST', '/try'],
    ] as const)
      expect((await other.call(method, `/user/push-subscriptions/${id}${path}`)).body).toMatchObject({
        key: 'pushSubscriptionNotFound',
      })
    expect((await player.call('DELETE', `/user/push-subscriptions/${id}`)).body.data).toEqual([])
    expect(await ids(player)).toEqual([])
  })

  it.each([
    ['no https', 'http://push.example.org/x'],
    ['a private address', 'https://10.0.0.1/x'],
    ['a private address of IPv6', 'https://[fd00::1]/x'],
    ['a name of this machine', 'https://localhost/x'],
    ['no address', 'push'],
  ])('are refused for %s', async (_, endpoint) => {
    const player = await registerPlayer(server)
    const { keys } = newBrowser().subscription
    const { status, body } = await player.call('POST', '/user/push-subscriptions', { body: { endpoint, keys } })
    expect([status, body.key]).toEqual([400, 'pushEndpointInvalid'])
  })

  it('are refused for keys that encrypt nothing', async () => {
    const player = await registerPlayer(server)
    const { endpoint } = newBrowser().subscription
    const body = { endpoint, keys: { p256dh: 'short', auth: 'short' } }
    expect((await player.call('POST', '/user/push-subscriptions', { body })).body.key).toBe('pushEndpointInvalid')
  })
})

describe('where the server sends no messages to browsers', () => {
  it('says so', async () => {
    const server = await startTestServer({ config: { webPush: { isOn: false, contact: 'mailto:a@b.example' } } })
    const player = await registerPlayer(server)
    const { body } = await player.call('GET', '/user/push-subscriptions')
    expect(body.data).toEqual({ publicKey: null, subscriptions: [] })
    const keys = { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) }
    const added = await player.call('POST', '/user/push-subscriptions', {
      body: { endpoint: 'https://push.example.org/x', keys },
    })
    expect(added.body.key).toBe('pushNotOffered')
    await server.stop()
  })
})
