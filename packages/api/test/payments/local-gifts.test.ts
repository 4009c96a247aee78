import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendDeliveries } from '../../src/deliveries/index.ts'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { begin, gems, pay } from '../../test-kit/local-payments.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

describe('gifts and codes on a server without a provider', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

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
})
