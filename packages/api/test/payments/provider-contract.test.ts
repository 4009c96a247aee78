import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { startAmazon } from './scripted/amazon.ts'
import { startApple } from './scripted/apple.ts'
import { startGoogle } from './scripted/google.ts'
import { startLocal } from './scripted/local.ts'
import { startPaypal } from './scripted/paypal.ts'
import type { Report, ScriptedProvider } from './scripted/scripted-provider.ts'
import { startStripe } from './scripted/stripe.ts'

const PROVIDERS = [
  ['Local', startLocal],
  ['Stripe', startStripe],
  ['PayPal', startPaypal],
  ['Amazon Pay', startAmazon],
  ['the App Store', startApple],
  ['Google Play', startGoogle],
] as const

const REFUSED = [400, 401, 404]

describe.each(PROVIDERS)('payments by %s', (_, start) => {
  let server: TestServer
  let provider: ScriptedProvider
  const errors: string[] = []
  beforeAll(async () => {
    provider = await start()
    const log = pino({ level: 'error' }, { write: (line) => void errors.push(line) })
    server = await startTestServer({ payments: provider.providers, log })
  })
  afterAll(async () => {
    await server.stop()
    await provider.stop()
  })

  const balance = async (player: TestPlayer) => (await player.user()).balance
  const planOf = async (player: TestPlayer) => (await player.user()).purchased.plan

  it('give what was bought once, however often and by whomever it is told', async () => {
    const ann = await registerPlayer(server)
    const purchase = await provider.buy(ann, 'gems')
    expect(await balance(ann)).toBe(0)
    await Promise.all([provider.confirm(ann, purchase), provider.confirm(ann, purchase)])
    await Promise.all([1, 2, 3].map(() => provider.report(server, purchase, 'paid')))
    await provider.confirm(ann, purchase)
    expect(await ann.user()).toMatchObject({ balance: 21 / 4, purchased: { txnCount: 1 } })
  })

  it('take no message that the provider has not signed', async () => {
    const ann = await registerPlayer(server)
    const purchase = await provider.buy(ann, 'gems')
    expect(REFUSED).toContain((await provider.report(server, purchase, 'paid', { forged: true })).status)
    expect(await balance(ann)).toBe(0)
    await provider.confirm(ann, purchase)
    expect(REFUSED).toContain((await provider.report(server, purchase, 'refunded', { forged: true })).status)
    expect(await balance(ann)).toBe(21 / 4)
  })

  it('give what was charged although the answer was lost', async () => {
    const ann = await registerPlayer(server)
    const purchase = await provider.buy(ann, 'gems')
    provider.silence(true)
    await provider.confirm(ann, purchase)
    provider.silence(false)
    await provider.confirm(ann, purchase)
    await provider.report(server, purchase, 'paid')
    expect(await balance(ann)).toBe(21 / 4)
  })

  it.each([
    ['amount', { amount: 99 }],
    ['currency', { currency: 'JPY' }],
  ])('give nothing for another %s than was asked for, and log it', async (what, charge) => {
    const ann = await registerPlayer(server)
    const purchase = await provider.buy(ann, 'gems', charge)
    errors.length = 0
    const { status, body } = await provider.confirm(ann, purchase)
    if (provider.converts && what === 'currency') return expect(await balance(ann)).toBe(21 / 4)
    expect(await balance(ann)).toBe(0)
    // whoever brings a receipt is told of it at once
    if (status >= 400) expect(body.key).toBe('paymentRefused')
    expect((await ann.call('GET', `/payments/${purchase.payment}`)).body.data).toMatchObject({
      status: 'refused',
      refusal: 'amountDiffers',
    })
    expect(errors.join('')).toContain(purchase.payment)
  })

  it('take back a part of what is paid back in part, and the rest with the rest', async () => {
    const ann = await registerPlayer(server)
    const purchase = await provider.buy(ann, 'gems')
    await provider.confirm(ann, purchase)
    await provider.report(server, purchase, 'halfRefunded')
    await provider.report(server, purchase, 'halfRefunded')
    expect(await balance(ann)).toBe(11 / 4)
    await provider.report(server, purchase, 'refunded')
    await provider.report(server, purchase, 'halfRefunded')
    expect(await balance(ann)).toBe(0)
  })

  const firstPayment = async (player: TestPlayer) =>
    ((await player.call('GET', '/payments')).body.data as unknown as ReadonlyArray<Record<string, unknown>>)[0]

  it('change the block of a subscription with its next bill, and leave it until then', async () => {
    const ann = await registerPlayer(server)
    const purchase = await provider.buy(ann, 'subscription')
    await provider.confirm(ann, purchase)
    const change = (block: string) => ann.call('POST', '/payments/change-block', { body: { block } })
    const changed = await change('basic_12mo')
    if (provider.reprice === undefined)
      return expect(changed).toMatchObject({ status: 400, body: { key: 'changeInStore' } })
    expect(changed.status).toBe(200)
    expect(await firstPayment(ann)).toMatchObject({ nextBlock: 'basic_12mo', amount: 1500 })
    expect(await planOf(ann)).toMatchObject({ planId: 'basic_3mo', consecutive: { trinkets: 1 } })
    if (provider.agree !== undefined) {
      expect(await firstPayment(ann)).toMatchObject({ consentUrl: changed.body.data['consentUrl'] })
      await provider.agree(server, purchase)
      expect(await firstPayment(ann)).not.toHaveProperty('consentUrl')
    }
    provider.reprice(purchase, 4800)
    await provider.report(server, purchase, 'renewed')
    expect(await planOf(ann)).toMatchObject({
      planId: 'basic_12mo',
      consecutive: { trinkets: 13, gemCapExtra: 26 },
    })
    expect(await firstPayment(ann)).toMatchObject({ amount: 4800, order: { block: 'basic_12mo' }, status: 'paid' })
    expect(await firstPayment(ann)).not.toHaveProperty('nextBlock')
  })

  it('take a change of the block back before the next bill', async () => {
    const ann = await registerPlayer(server)
    const purchase = await provider.buy(ann, 'subscription')
    await provider.confirm(ann, purchase)
    if (provider.reprice === undefined) return
    for (const block of ['basic_12mo', 'basic_3mo', 'basic_3mo'])
      expect(await ann.call('POST', '/payments/change-block', { body: { block } })).toMatchObject({ status: 200 })
    expect(await firstPayment(ann)).not.toHaveProperty('nextBlock')
    await provider.report(server, purchase, 'renewed')
    expect(await planOf(ann)).toMatchObject({ planId: 'basic_3mo', consecutive: { trinkets: 1 } })
  })

  const ORDERS: ReadonlyArray<readonly Report[]> = [
    ['paid', 'renewed', 'ended'],
    ['renewed', 'paid', 'ended'],
    ['paid', 'ended', 'paid', 'ended'],
  ]
  it.each(ORDERS.map((order) => [order.join(', '), order] as const))('run a subscription by %s', async (__, order) => {
    const ann = await registerPlayer(server)
    const purchase = await provider.buy(ann, 'subscription')
    await provider.confirm(ann, purchase)
    for (const report of order) await provider.report(server, purchase, report)
    expect(await planOf(ann)).toMatchObject({
      planId: 'basic_3mo',
      dateTerminated: expect.any(String) as unknown,
      mysteryItems: expect.objectContaining({ length: 3 }) as unknown,
      consecutive: { trinkets: 1 },
    })
    expect((await ann.call('GET', '/payments')).body.data).toMatchObject([{ id: purchase.payment, status: 'ended' }])
  })
})
