import { createHmac, randomUUID } from 'node:crypto'
import type { lookup } from 'node:dns'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asKey, type EggKey, type PotionKey } from '@daykeep/rules/model'
import { sendDeliveries } from '../../src/deliveries/index.ts'
import { parseNetwork } from '../../src/networks.ts'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { foundParty, inviteToQuest } from '../../test-kit/party.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { onBoard, postMessage } from '../../test-kit/chat-and-challenges.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../test-kit/webhook-receiver.ts'

const MINUTE = 60_000
/** Past every pause between two tries. */
const LATER = 11 * MINUTE

describe('webhooks (api 3.10)', () => {
  let server: TestServer
  let receiver: WebhookReceiver
  /** What the names of receivers mean, in order; the last one from then on. */
  let addresses: string[] = []
  const resolver = ((_name: string, _options: object, answer: (error: null, found: object[]) => void) => {
    const [address = ''] = addresses.length > 1 ? addresses.splice(0, 1) : addresses
    answer(null, [{ address, family: address.includes(':') ? 6 : 4 }])
  }) as unknown as typeof lookup

  beforeAll(async () => {
    const network = parseNetwork('127.0.0.1')
    receiver = await startWebhookReceiver()
    server = await startTestServer({
      config: { webhookNetworks: network === undefined ? [] : [network] },
      webhookResolver: resolver,
    })
  })
  afterAll(async () => {
    await server.stop()
    await receiver.stop()
  })
  beforeEach(async () => {
    await server.app.background.settled()
    receiver.received.length = 0
    receiver.answer = 200
  })

  const hook = async (player: TestPlayer, fields: object = {}): Promise<string> => {
    const body = { url: `${receiver.url}/${player.username}`, ...fields }
    return String((await player.call('POST', '/user/webhook', { body })).body.data['id'])
  }
  const hooks = async (player: TestPlayer) =>
    (await player.call('GET', '/user/webhook')).body.data as unknown as ReadonlyArray<Record<string, unknown>>
  const task = async (player: TestPlayer, body: object = { type: 'habit', text: 'Read' }): Promise<string> =>
    String((await player.call('POST', '/tasks/user', { body })).body.data['id'])
  /** Bodies that arrived for a player, when all is sent. */
  const told = async ({ username }: TestPlayer) => {
    await server.app.background.settled()
    return receiver.received.filter(({ path }) => path === `/${username}`).map(({ body }) => body)
  }
  /** Time passes, and the server looks again. */
  const later = async () => {
    server.time.now += LATER
    sendDeliveries(server.app)
    await server.app.background.settled()
  }

  it('hear of a score with the task, the figures of the player and what dropped', async () => {
    const player = await registerPlayer(server)
    await hook(player)
    const id = await task(player)
    await player.call('POST', `/tasks/${id}/score/up`)
    expect(await told(player)).toEqual([
      {
        webhookType: 'taskActivity',
        type: 'scored',
        direction: 'up',
        delta: 1,
        task: expect.objectContaining({ id, _id: id, text: 'Read', counterUp: 1 }) as unknown,
        user: {
          _id: player.id,
          _tmp: expect.any(Object) as unknown,
          stats: expect.objectContaining({ maxHealth: 50, maxMP: 30, toNextLevel: 25 }) as unknown,
        },
      },
    ])
  })

  it('hear of tasks that are made, changed, ticked in part and deleted, if they want to', async () => {
    const player = await registerPlayer(server)
    const item = { id: randomUUID(), text: 'Buy a brush' }
    await hook(player, { options: { created: true, updated: true, deleted: true, checklistScored: true } })
    const id = await task(player, { type: 'todo', text: 'Paint', checklist: [item] })
    await player.call('PUT', `/tasks/${id}`, { body: { text: 'Paint it' } })
    await player.call('POST', `/tasks/${id}/checklist/${item.id}/score`)
    await player.call('DELETE', `/tasks/${id}`)
    const bodies = await told(player)
    expect(bodies.map(({ type }) => type)).toEqual(['created', 'updated', 'checklistScored', 'deleted'])
    expect(bodies[2]).toMatchObject({ item: { id: item.id, completed: true }, user: { _id: player.id } })
    expect(bodies[3]).toMatchObject({ task: { id, text: 'Paint it' } })
  })

  it('hear of pets and levels, in the words of the player', async () => {
    const player = await registerPlayer(server)
    await hook(player, { type: 'userActivity', options: { petHatched: true, leveledUp: true } })
    await patchUser(server, player, (user) => ({
      ...user,
      stats: { ...user.stats, exp: 24.5 },
      items: {
        ...user.items,
        eggs: { [asKey<EggKey>('Wolf')]: 1 },
        hatchingPotions: { [asKey<PotionKey>('Base')]: 1 },
      },
    }))
    await player.call('POST', '/user/hatch/Wolf/Base')
    await player.call('POST', `/tasks/${await task(player)}/score/up`)
    expect(await told(player)).toEqual([
      {
        webhookType: 'userActivity',
        type: 'petHatched',
        pet: 'Wolf-Base',
        message: expect.stringMatching(/ /) as unknown,
        user: { _id: player.id },
      },
      { webhookType: 'userActivity', type: 'leveledUp', initialLvl: 1, finalLvl: 2, user: { _id: player.id } },
    ])
  })

  it('of every member hear of messages and quests in their party', async () => {
    const party = await foundParty(server)
    const { leader, members } = party
    const [member] = members
    await hook(member, { type: 'groupChatReceived', options: { groupId: party.id } })
    await hook(member, { type: 'questActivity', options: { questInvited: true, questStarted: true } })
    await postMessage(leader, 'Good morning!')
    await inviteToQuest(server, leader, 'dustbunnies')
    await member.call('POST', '/groups/party/quests/accept')
    const group = { id: party.id, name: 'The Oak Table' }
    const quest = { key: 'dustbunnies', questOwner: leader.id }
    expect((await told(member)).toSorted((a, b) => String(a['type']).localeCompare(String(b['type'])))).toEqual([
      { webhookType: 'questActivity', type: 'questInvited', group, quest, user: { _id: member.id } },
      { webhookType: 'questActivity', type: 'questStarted', group, quest, user: { _id: member.id } },
      {
        webhookType: 'groupChatReceived',
        group,
        chat: expect.objectContaining({
          id: expect.any(String) as unknown,
          text: 'Good morning!',
          uuid: leader.id,
        }) as unknown,
        user: { _id: member.id },
      },
    ])
  })

  it('hear of nothing else: neither boards, nor what they did not ask for, nor while they are off', async () => {
    const party = await foundParty(server)
    const { leader } = party
    await hook(leader, { type: 'taskActivity', options: { created: true, scored: false } })
    await hook(leader, { type: 'globalActivity', enabled: false })
    await onBoard(server, party)
    await leader.call('POST', `/tasks/${await task(leader)}/score/up`)
    expect((await told(leader)).map(({ type, task: made }) => [type, Object(made).text])).toEqual([['created', 'Read']])
  })

  it('are signed, so that a receiver knows who sent it', async () => {
    const player = await registerPlayer(server)
    const id = await hook(player, { options: { created: true } })
    const secret = String((await player.call('GET', `/user/webhook/${id}/secret`)).body.data['secret'])
    await task(player)
    await told(player)
    const { headers = {}, text = '' } = receiver.received.at(-1) ?? {}
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const signed = [headers['webhook-id'], headers['webhook-timestamp'], text].join('.')
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
    const stranger = await registerPlayer(server)
    expect((await stranger.call('GET', `/user/webhook/${id}/secret`)).body.key).toBe('noWebhookWithId')
  })

  it('are tried again three times, later and later, in their order', async () => {
    const player = await registerPlayer(server)
    await hook(player, { options: { created: true } })
    receiver.answer = 500
    await task(player)
    await task(player, { type: 'habit', text: 'Second' })
    expect(await told(player)).toHaveLength(1)
    await later()
    receiver.answer = 200
    await later()
    expect((await told(player)).map(({ task: made }) => Object(made).text)).toEqual(['Read', 'Read', 'Read', 'Second'])
    expect(await hooks(player)).toMatchObject([{ failures: 0 }])
  })

  it('are given up after the third, and disabled after ten of those, of which their owner is told', async () => {
    const player = await registerPlayer(server)
    const id = await hook(player, { label: 'Bell', options: { created: true } })
    receiver.answer = 404
    await task(player)
    await told(player)
    for (let pause = 0; pause < 3; pause += 1) await later()
    expect(await told(player)).toHaveLength(4)
    expect(await hooks(player)).toMatchObject([
      { enabled: true, failures: 1, lastFailureAt: expect.any(String) as unknown },
    ])
    for (let index = 0; index < 10; index += 1) await task(player)
    for (let pause = 0; pause < 40; pause += 1) await later()
    expect(await hooks(player)).toMatchObject([{ enabled: false, failures: 0 }])
    const told10 = (await told(player)).length
    const { notifications } = await player.user()
    expect(notifications.filter(({ type }) => type === 'WEBHOOK_DISABLED').map(({ data }) => data)).toEqual([
      { id, label: 'Bell', url: `${receiver.url}/${player.username}` },
    ])
    await task(player)
    await later()
    expect(await told(player)).toHaveLength(told10)
  })

  it.each([
    ['an address of the own network', 'http://10.0.0.1/a', []],
    ['loopback in other words', 'http://[::ffff:7f00:2]/a', []],
    ['loopback as a number', 'http://2130706434/a', []],
    ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data', []],
    ['a name that means an address of the own network', 'http://internal.example/a', ['10.0.0.1']],
    ['a name whose second answer is another', 'http://rebinding.example/a', ['127.0.0.2', '127.0.0.1']],
  ])('never go to %s', async (_, url, meanings) => {
    addresses = meanings
    const player = await registerPlayer(server)
    await hook(player, { url, options: { created: true } })
    await task(player)
    await told(player)
    expect(await hooks(player)).toMatchObject([{ failures: 1 }])
    expect(receiver.received).toEqual([])
  })

  it('follow no redirect', async () => {
    const player = await registerPlayer(server)
    await hook(player, { options: { created: true } })
    receiver.answer = 302
    await task(player)
    expect(await told(player)).toHaveLength(1)
    for (let pause = 0; pause < 3; pause += 1) await later()
    expect(await hooks(player)).toMatchObject([{ failures: 1 }])
  })

  it('show their owner what was sent lately, and what became of it (decision 106)', async () => {
    const player = await registerPlayer(server)
    const id = await hook(player, { options: { created: true } })
    const tries = async () => (await player.call('GET', `/user/webhook/${id}/tries`)).body.data
    receiver.answer = 503
    await task(player)
    await told(player)
    receiver.answer = 200
    await later()
    const sent = { webhookType: 'taskActivity', type: 'created' }
    expect(await tries()).toMatchObject([
      { ...sent, failure: null, failures: 1, isRetried: false },
      { ...sent, failure: 'status 503', failures: 0, isRetried: true },
    ])
    const stranger = await registerPlayer(server)
    expect((await stranger.call('GET', `/user/webhook/${id}/tries`)).body.key).toBe('noWebhookWithId')
  })

  it('are tried out at once, also while they are off, without counting as failures', async () => {
    const player = await registerPlayer(server)
    const id = await hook(player, { type: 'globalActivity', enabled: false })
    const body = { webhookType: 'taskActivity', type: 'test', user: { _id: player.id } }
    expect((await player.call('POST', `/user/webhook/${id}/try`)).body.data).toMatchObject({ failure: null })
    expect(await told(player)).toEqual([body])
    receiver.answer = 500
    const second = (await player.call('POST', `/user/webhook/${id}/try`)).body.data
    expect(second).toMatchObject({ failure: 'status 500', isRetried: false })
    expect((await player.call('GET', `/user/webhook/${id}/tries`)).body.data).toContainEqual(second)
    expect(await hooks(player)).toMatchObject([{ failures: 0, enabled: false }])
    const stranger = await registerPlayer(server)
    expect((await stranger.call('POST', `/user/webhook/${id}/try`)).body.key).toBe('noWebhookWithId')
  })

  it('connect to the address that was looked up and checked', async () => {
    addresses = ['127.0.0.1']
    const player = await registerPlayer(server)
    const { port } = new URL(receiver.url)
    await hook(player, { url: `http://receiver.example:${port}/${player.username}`, options: { created: true } })
    await task(player)
    expect(await told(player)).toHaveLength(1)
  })

  it('keep nobody waiting: neither the player who acts nor other receivers', async () => {
    const [slow, fast] = [await registerPlayer(server), await registerPlayer(server)]
    for (const player of [slow, fast]) await hook(player, { options: { created: true } })
    receiver.answer = 'never'
    await task(slow)
    await expect.poll(() => receiver.received.length).toBe(1)
    receiver.answer = 200
    await task(fast)
    await expect.poll(() => receiver.received.map(({ path }) => path)).toContain(`/${fast.username}`)
  })
})
