import { sendDeliveries } from '../../src/deliveries/index.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { limitOpenPayments } from '../../src/payments/limit-open-payments.ts'
import { type Payment, without } from '../../src/payments/payment.ts'
import { toJson } from '../../src/store/index.ts'

const gems = { type: 'gems', pack: '21gems' } as const

describe('payments on a server without a provider', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const begin = async (player: TestPlayer, order: unknown) =>
    String((await player.call('POST', '/payments', { body: { order } })).body.data['id'])
  const report = (player: TestPlayer, id: string, event: string) =>
    player.call('POST', `/payments/${id}/local`, { body: { event } })
  const pay = async (player: TestPlayer, order: unknown) => {
    const id = await begin(player, order)
    expect(await report(player, id, 'paid')).toMatchObject({ status: 200 })
    return id
  }
  const history = async (player: TestPlayer) =>
    (await player.call('GET', '/user/purchase-history')).body.data as unknown as ReadonlyArray<Record<string, unknown>>

  it('of earlier releases that are open get the day on which they are given up, others none', async () => {
    const ann = await registerPlayer(server)
    const { store } = server.app
    const stored = async (id: string) => {
      const found = await store.get<Payment>('payments', id)
      if (found === undefined) throw new Error('there is no such payment')
      return found
    }
    const [open, paid] = [await begin(ann, gems), await pay(ann, gems)]
    const { version, body } = await stored(open)
    const old = toJson(without(body, 'openUntil'))
    await store.commit([{ type: 'replace', collection: 'payments', id: open, version, body: old }])
    const read: number[] = []
    const find: typeof store.find = async (...query) => {
      const found = await store.find<never>(...query)
      read.push(found.length)
      return found
    }
    for (let start = 0; start < 2; start += 1) await limitOpenPayments({ store: { ...store, find } })
    expect(read, 'the second start reads none').toEqual([1, 0])
    expect((await stored(open)).body.openUntil).toBe(body.createdAt + 30 * 24 * 3_600_000)
    expect((await stored(open)).version, 'limited once').toBe(version + 2)
    expect((await stored(paid)).body).not.toHaveProperty('openUntil')
    expect(await report(ann, open, 'paid')).toMatchObject({ status: 200 })
  })

  it('buy gems, once, and take back what is paid back', async () => {
    const ann = await registerPlayer(server)
    const id = await begin(ann, gems)
    expect((await ann.user()).balance).toBe(0)
    await Promise.all(Array.from({ length: 5 }, () => report(ann, id, 'paid')))
    expect(await ann.user()).toMatchObject({ balance: 21 / 4, purchased: { txnCount: 1 } })
    await report(ann, id, 'partlyRefunded')
    expect((await ann.user()).balance).toBe(11 / 4)
    await report(ann, id, 'refunded')
    await report(ann, id, 'lost')
    expect((await ann.user()).balance).toBe(0)
    expect(
      (await history(ann)).map(({ transactionType, amount, currentAmount }) => [
        transactionType,
        amount,
        currentAmount,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['buy_money', 5.25, 5.25],
        ['buy_money', -2.5, 2.75],
        ['buy_money', -2.75, 0],
      ]),
    )
    expect((await ann.call('GET', '/payments')).body.data).toMatchObject([
      { id, status: 'refunded', refunded: 499, amount: 499 },
    ])
  })

  it('takes no more gems back than are left', async () => {
    const ann = await registerPlayer(server)
    const id = await pay(ann, gems)
    await ann.call('POST', '/user/reroll')
    await report(ann, id, 'refunded')
    expect((await ann.user()).balance).toBe(0)
  })

  it('refuses another amount, and gives nothing', async () => {
    const ann = await registerPlayer(server)
    const id = await begin(ann, gems)
    expect((await report(ann, id, 'wrongAmount')).body.data).toMatchObject({
      status: 'refused',
      refusal: 'amountDiffers',
    })
    await report(ann, id, 'paid')
    expect((await ann.user()).balance).toBe(0)
  })

  it('gives nothing for a payment that failed, until it is paid after all', async () => {
    const ann = await registerPlayer(server)
    const id = await begin(ann, gems)
    expect((await report(ann, id, 'failed')).body.data).toMatchObject({ status: 'failed' })
    expect((await ann.user()).balance).toBe(0)
    await report(ann, id, 'paid')
    expect((await ann.user()).balance).toBe(21 / 4)
  })

  it('starts a subscription, renews it, and cancels it after the paid time', async () => {
    const ann = await registerPlayer(server)
    const id = await pay(ann, { type: 'subscription', block: 'basic_3mo' })
    const { plan } = (await ann.user()).purchased
    expect(plan).toMatchObject({
      planId: 'basic_3mo',
      paymentMethod: 'Local',
      nextBillingDate: '2027-02-21T12:00:00.000Z',
      consecutive: { trinkets: 1 },
    })
    server.time.now += 1000
    await report(ann, id, 'renewed')
    expect((await ann.user()).purchased.plan.lastBillingDate).toBe('2026-11-21T12:00:01.000Z')
    const cancelled = await ann.call('POST', '/payments/cancel', { body: {} })
    expect(cancelled.body.data).toEqual({ until: '2027-02-21T00:00:00.000Z' })
    await report(ann, id, 'ended')
    expect((await ann.user()).purchased.plan.dateTerminated).toBe('2027-02-21T00:00:00.000Z')
    expect(await ann.call('POST', '/payments/cancel', { body: {} })).toMatchObject({
      status: 401,
      body: { key: 'missingSubscription' },
    })
  })

  it('gives gems and months to a friend, who is told', async () => {
    const [ann, bob] = [await registerPlayer(server), await registerPlayer(server)]
    await pay(ann, { type: 'giftGems', to: bob.id, amount: 8, message: 'For the winter.' })
    await pay(ann, { type: 'giftSubscription', to: bob.id, block: 'basic_3mo' })
    const receiver = await bob.user()
    expect(receiver).toMatchObject({
      balance: 2,
      purchased: { plan: { customerId: 'Gift' } },
      inbox: { newMessages: 2 },
    })
    expect(receiver.notifications.map(({ data }) => data['gift'])).toEqual(
      expect.arrayContaining([
        { type: 'gems', gems: 8, from: ann.username },
        { type: 'subscription', months: 3, from: ann.username },
      ]),
    )
    await server.app.background.settled()
    sendDeliveries(server.app)
    await server.app.background.settled()
    const emails = server.emails.filter(({ to }) => to === `${bob.username}@example.org`).slice(1)
    expect(emails.map(({ subject }) => subject).toSorted()).toEqual([
      `${ann.username} gives you a subscription`,
      `${ann.username} sent you gems`,
    ])
    const words = emails.map(({ text }) => text).join()
    expect(words).toContain('sent you 8 gems. They are in your purse.\n\nFor the winter.')
    expect(words).not.toContain('\n\n\n')
    const letters = (await bob.call('GET', '/inbox/messages')).body.data as unknown as ReadonlyArray<{ text: string }>
    expect(letters.map(({ text }) => text)).toContain(`${ann.username} sends you 8 gems.\n\nFor the winter.`)
  })

  it('lowers the price by a code, once and for one player', async () => {
    const [ann, bob] = [await registerPlayer(server), await registerPlayer(server)]
    const at = '2026-11-01T00:00:00.000Z'
    const coupons = (['google_6mo', 'wondercon'] as const).map((event, index) => {
      return {
        type: 'insert' as const,
        collection: 'coupons' as const,
        id: `CODE-${index}`,
        body: { _id: `CODE-${index}`, event, createdAt: at, updatedAt: at },
      }
    })
    await server.app.store.commit(coupons)
    const order = { type: 'subscription', block: 'google_6mo', coupon: ' code-0 ' }
    const refusal = async (player: TestPlayer, other: object = order) =>
      (await player.call('POST', '/payments', { body: { order: other } })).body.key
    expect(await refusal(ann, { ...order, coupon: 'CODE-1' })).toBe('invalidCoupon')
    expect(await refusal(ann, { ...order, coupon: 'CODE-9' })).toBe('invalidCoupon')
    expect(await refusal(ann, { ...order, block: 'basic_6mo' })).toBe('invalidCoupon')
    await begin(ann, order)
    expect(await refusal(bob)).toBe('couponUsed')
    const id = await pay(ann, order)
    expect((await ann.call('GET', '/payments')).body.data).toContainEqual(
      expect.objectContaining({ id, status: 'paid', amount: 2400 }),
    )
    expect((await ann.user()).purchased.plan.planId).toBe('google_6mo')
    expect(await refusal(ann)).toBe('couponUsed')
  })

  it.each([
    ['a pack that does not exist', { type: 'gems', pack: '5gems' }, 'invalidGemsBlock'],
    ['a block that does not exist', { type: 'subscription', block: 'weekly' }, 'missingSubscriptionCode'],
    ['a discount without a coupon', { type: 'subscription', block: 'google_6mo' }, 'couponCodeRequired'],
    [
      'a gift to nobody',
      { type: 'giftGems', to: 'a18c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d11', amount: 4 },
      'userWithIDNotFound',
    ],
    ['no gems at all', { type: 'giftGems', to: 'a18c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d11', amount: 0 }, 'invalidReqParams'],
    [
      'a group that is not theirs',
      { type: 'groupPlan', group: 'a18c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d11' },
      'groupNotFound',
    ],
  ])('refuses %s before anything is charged', async (_, order, key) => {
    const ann = await registerPlayer(server)
    expect((await ann.call('POST', '/payments', { body: { order } })).body).toMatchObject({ success: false, key })
    expect((await ann.call('GET', '/payments')).body.data).toEqual([])
  })

  it('refuses a gift to oneself, one with too many words, and an unknown provider', async () => {
    const [ann, bob] = [await registerPlayer(server), await registerPlayer(server)]
    const refusal = async (body: unknown) => (await ann.call('POST', '/payments', { body })).body.key
    expect(await refusal({ order: { type: 'giftGems', to: ann.id, amount: 4 } })).toBe('cannotSendGemsToYourself')
    const gift = (length: number) => ({ type: 'giftGems', to: bob.id, amount: 4, message: 'x'.repeat(length) })
    expect(await refusal({ order: gift(200) })).toBeUndefined()
    expect(await refusal({ order: gift(201) })).toBe('giftMessageTooLong')
    expect(await refusal({ order: gems, provider: 'Stripe' })).toBe('paymentProviderUnknown')
  })

  it('shows payments to nobody else', async () => {
    const [ann, bob] = [await registerPlayer(server), await registerPlayer(server)]
    const id = await begin(ann, gems)
    expect(await bob.call('GET', `/payments/${id}`)).toMatchObject({ status: 404, body: { key: 'paymentNotFound' } })
    expect(await report(bob, id, 'paid')).toMatchObject({ status: 404 })
    expect(await bob.call('GET', `/members/${ann.id}/purchase-history`)).toMatchObject({
      body: { key: 'noPrivAccess' },
    })
  })

  it.each(['refunded', 'lost'])('ends at once and once what was paid for when its money is gone: %s', async (event) => {
    const [ann, bob] = [await registerPlayer(server), await registerPlayer(server)]
    const again = async (id: string) => {
      for (const each of ['disputed', 'partlyRefunded', event, event, 'refunded', 'won', 'renewed', 'paid'])
        await report(ann, id, each)
    }
    const planOf = async (player: TestPlayer) => (await player.user()).purchased.plan
    await again(await pay(ann, { type: 'giftGems', to: bob.id, amount: 8 }))
    expect((await bob.user()).balance).toBe(0)
    await again(await pay(ann, { type: 'giftSubscription', to: bob.id, block: 'basic_3mo' }))
    expect(Date.parse((await planOf(bob)).dateTerminated ?? '')).toBeLessThanOrEqual(server.time.now)
    await again(await pay(ann, { type: 'subscription', block: 'basic_12mo' }))
    expect(Date.parse((await planOf(ann)).dateTerminated ?? '')).toBeLessThanOrEqual(server.time.now)
    expect(await planOf(ann)).toMatchObject({ consecutive: { trinkets: 13 } })
    expect((await ann.call('GET', '/payments')).body.data).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: 'refunded' })),
    )
  })

  it('pays for a group: members subscribe through it, seats follow, cancelling ends it', async () => {
    const [ann, bob] = [await registerPlayer(server), await registerPlayer(server)]
    const own = await pay(bob, { type: 'subscription', block: 'basic_earned' })
    const group = String(
      (await ann.call('POST', '/groups', { body: { name: 'Mill', type: 'party', privacy: 'private' } })).body.data[
        'id'
      ],
    )
    await pay(ann, { type: 'groupPlan', group })
    expect((await ann.user()).purchased.plan).toMatchObject({ customerId: 'group-plan' })
    await ann.call('POST', `/groups/${group}/invite`, { body: { uuids: [bob.id] } })
    expect(await bob.call('POST', `/groups/${group}/join`)).toMatchObject({ status: 200 })
    expect((await bob.user()).purchased.plan).toMatchObject({ customerId: 'group-plan' })
    expect((await server.app.store.find('billing', {})).map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'cancel', subscription: `local_${own}` }),
        expect.objectContaining({ type: 'seats', group }),
      ]),
    )
    const cancelled = await ann.call('POST', '/payments/cancel', { body: { groupId: group } })
    expect(cancelled.body.data).toEqual({ until: '2026-12-21T00:00:00.000Z' })
    expect((await bob.user()).purchased.plan.dateTerminated).toBeDefined()
  })
})

describe('a payment over restarts', () => {
  it('is confirmed once, whoever is told twice', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'daykeep-payments-'))
    const first = await startTestServer({ dataDir })
    const ann = await registerPlayer(first)
    const id = String((await ann.call('POST', '/payments', { body: { order: gems } })).body.data['id'])
    await ann.call('POST', `/payments/${id}/local`, { body: { event: 'refunded' } })
    await first.stop()
    const second = await startTestServer({ dataDir })
    const again = async (path: string, body?: unknown) =>
      fetch(`${second.url}/api/v4${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...ann.headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).then((response) => response.json() as Promise<{ readonly data: Record<string, unknown> }>)
    expect((await again(`/payments/${id}`)).data).toMatchObject({ status: 'open', refunded: 0 })
    const openUntil = async () => (await second.app.store.get('payments', id))?.body['openUntil']
    expect(await openUntil()).toBe(first.time.now + 30 * 24 * 3_600_000)
    for (let time = 0; time < 2; time += 1) await again(`/payments/${id}/local`, { event: 'paid' })
    expect((await again(`/payments/${id}`)).data).toMatchObject({ status: 'refunded', refunded: 499 })
    expect(await openUntil(), 'paid once, it is kept for ever').toBeUndefined()
    expect((await again('/user')).data).toMatchObject({ balance: 0, purchased: { txnCount: 1 } })
    await second.stop()
    await rm(dataDir, { recursive: true })
  })
})
