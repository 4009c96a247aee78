import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBillingJob } from '../../src/payments/index.ts'
import { createClient, registerPlayer } from '../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { startAmazon } from './scripted/amazon.ts'
import { startApple } from './scripted/apple.ts'
import { startGoogle } from './scripted/google.ts'
import { startPaypal } from './scripted/paypal.ts'
import type { ScriptedProvider } from './scripted/scripted-provider.ts'

const serve = (start: () => Promise<ScriptedProvider>) => {
  const here = {} as { server: TestServer; provider: ScriptedProvider }
  beforeAll(async () => {
    here.provider = await start()
    here.server = await startTestServer({ payments: here.provider.providers })
  })
  afterAll(async () => {
    await here.server.stop()
    await here.provider.stop()
  })
  return here
}

describe('the app of a store', () => {
  const here = serve(startApple)

  it('begins no payment in the browser, so that its provider is not offered there', async () => {
    const ann = await registerPlayer(here.server)
    expect((await ann.call('GET', '/payments/providers')).body.data).toEqual({ providers: [] })
    const order = { type: 'gems', pack: '21gems' }
    expect((await ann.call('POST', '/payments', { body: { order, provider: 'Apple' } })).body).toMatchObject({
      key: 'changeInStore',
    })
  })

  it('gives a purchase to the player who claims it first, and to nobody else', async () => {
    const [ann, bob] = [await registerPlayer(here.server), await registerPlayer(here.server)]
    const purchase = await here.provider.buy(ann, 'gems')
    expect(await here.provider.report(here.server, purchase, 'paid')).toMatchObject({
      body: { key: 'paymentNotFound' },
    })
    await here.provider.confirm(ann, purchase)
    expect(await here.provider.confirm(bob, purchase)).toMatchObject({
      status: 401,
      body: { key: 'receiptAlreadyUsed' },
    })
    expect([(await ann.user()).balance, (await bob.user()).balance]).toEqual([21 / 4, 0])
  })

  it('gives months that do not renew to the buyer', async () => {
    const ann = await registerPlayer(here.server)
    const purchase = await here.provider.buy(ann, 'once')
    await here.provider.confirm(ann, purchase)
    await here.provider.confirm(ann, purchase)
    expect((await ann.user()).purchased.plan).toMatchObject({
      customerId: 'Gift',
      dateTerminated: '2027-02-21T12:00:00.000Z',
    })
  })

  it('starts a plan again that is billed after its end', async () => {
    const ann = await registerPlayer(here.server)
    const purchase = await here.provider.buy(ann, 'subscription')
    await here.provider.confirm(ann, purchase)
    await here.provider.report(here.server, purchase, 'ended')
    expect((await ann.user()).purchased.plan.dateTerminated).toBeDefined()
    expect((await ann.call('GET', '/payments')).body.data).toMatchObject([{ status: 'ended' }])
  })

  it.each([
    ['/iap/ios/verify', {}, 'missingReceipt'],
    ['/iap/ios/verify', { transaction: { receipt: 'x' } }, 'badSignature'],
    ['/iap/ios/subscribe', { receipt: 'x' }, 'missingSubscriptionCode'],
    ['/iap/ios/norenew-subscribe', { sku: 'basic_3mo' }, 'missingReceipt'],
    ['/iap/android/verify', { transaction: { receipt: 'x' } }, 'paymentProviderUnknown'],
  ])('is refused at %s with %o', async (path, body, key) => {
    const ann = await registerPlayer(here.server)
    expect((await ann.call('POST', path, { body })).body).toMatchObject({ success: false, key })
  })
})

describe('the app of a store that takes cash', () => {
  const here = serve(startGoogle)

  it('gets nothing for a receipt before it is paid', async () => {
    const ann = await registerPlayer(here.server)
    const purchase = await here.provider.buy(ann, 'gems', { pending: true })
    expect(await here.provider.confirm(ann, purchase)).toMatchObject({ status: 400, body: { key: 'receiptNotPaid' } })
    expect((await ann.user()).balance).toBe(0)
  })
})

describe('clients that draw the button of Amazon', () => {
  const here = serve(startAmazon)

  it('charge one agreement twice by two references, and once by the same', async () => {
    const ann = await registerPlayer(here.server)
    const agreement = `${(await here.provider.buy(ann, 'subscription')).key}-P`
    const refer = async () => {
      const body = { billingAgreementId: agreement }
      return (await ann.call('POST', '/amazon/createOrderReferenceId', { body })).body.data['orderReferenceId']
    }
    expect(await refer()).not.toBe(await refer())
    const body = { billingAgreementId: agreement, subscription: 'basic_3mo' }
    await ann.call('POST', '/amazon/subscribe', { body })
    await ann.call('POST', '/amazon/subscribe', { body })
    const open = (await ann.call('GET', '/payments')).body.data as unknown as ReadonlyArray<unknown>
    expect(open).toHaveLength(2)
  })

  it('are billed by us when a period is over, once', async () => {
    const ann = await registerPlayer(here.server)
    const purchase = await here.provider.buy(ann, 'subscription')
    await here.provider.confirm(ann, purchase)
    expect((await ann.user()).purchased.plan.nextBillingDate).toBe('2027-02-21T12:00:00.000Z')
    here.server.time.now = Date.parse('2027-02-21T12:00:01Z')
    for (const _ of [1, 2]) {
      startBillingJob(here.server.app).stop()
      await here.server.app.background.settled()
    }
    expect((await ann.user()).purchased.plan).toMatchObject({
      lastBillingDate: '2027-02-21T12:00:00.000Z',
      nextBillingDate: '2027-05-21T12:00:00.000Z',
    })
  })

  it.each([
    ['/amazon/verifyAccessToken', {}],
    ['/amazon/createOrderReferenceId', {}],
    ['/amazon/checkout', { gemsBlock: '4gems' }],
    ['/amazon/subscribe', { subscription: 'basic_3mo' }],
  ])('are told at %s which field is missing', async (path, body) => {
    const ann = await registerPlayer(here.server)
    const answer = await ann.call('POST', path, { body })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toMatch(/A field is missing: \w+\./)
  })
})

describe('clients that know calls named after PayPal', () => {
  const here = serve(startPaypal)

  it('are asked for their consent to more seats, and for none to as many as before', async () => {
    const ann = await registerPlayer(here.server)
    const purchase = await here.provider.buy(ann, 'subscription')
    const paypal = here.provider.providers.named('Paypal')
    const agreement = { customer: 'PAYER1', subscription: purchase.key }
    expect(await paypal?.changeSeats(agreement, 1)).toMatchObject({ right: {} })
    expect(await paypal?.changeSeats(agreement, 4)).toMatchObject({
      right: { consentUrl: expect.stringContaining('https://www.paypal.com/') as unknown },
    })
  })

  it('are led to its page and back, below the root as well', async () => {
    const ann = await registerPlayer(here.server)
    const lead = (path: string) => fetch(`${here.server.url}${path}`, { headers: ann.headers, redirect: 'manual' })
    const there = await lead('/paypal/checkout?gemsBlock=21gems')
    expect([there.status, there.headers.get('location')]).toEqual([
      302,
      expect.stringContaining('paypal.com/checkoutnow'),
    ])
    const purchase = await here.provider.buy(ann, 'gems')
    const back = await lead(`/paypal/checkout/success?paymentId=${purchase.key}&PayerID=1`)
    expect(back.headers.get('location')).toBe('/redirect/paypal-success-checkout')
    expect((await ann.user()).balance).toBe(21 / 4)
  })

  it.each([
    ['/paypal/checkout/success?PayerID=1', 'missingPaymentId'],
    ['/paypal/checkout/success?paymentId=1', 'missingCustomerId'],
    ['/paypal/subscribe', 'missingSubKey'],
    ['/paypal/subscribe/success', 'missingPaypalBlock'],
    ['/paypal/subscribe/success?token=1', 'missingPaypalBlock'],
    ['/paypal/checkout?gemsBlock=5gems', 'invalidGemsBlock'],
  ])('are refused at %s', async (path, key) => {
    const ann = await registerPlayer(here.server)
    const { status, body } = await ann.call('GET', path)
    const text = here.server.app.i18n.translate('en', [`api.${key}`]) ?? key
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(text)
  })

  it('are no way in for others: a message without a signature is refused', async () => {
    expect(
      await createClient(here.server)('POST', '/paypal/ipn', { body: { event_type: 'PAYMENT.CAPTURE.COMPLETED' } }),
    ).toMatchObject({
      status: 400,
      body: { key: 'badSignature' },
    })
  })
})
