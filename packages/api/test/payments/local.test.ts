import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { begin, gems, pay, purchaseHistory, report } from '../../test-kit/local-payments.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

describe('payments on a server without a provider', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

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
      (await purchaseHistory(ann)).map(({ transactionType, amount, currentAmount }) => [
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
