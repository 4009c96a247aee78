import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { beginAtStripe, completed, type ScriptedStripe, startStripe } from './scripted-stripe.ts'

const at = (iso: string): number => Date.parse(iso) / 1000

describe('a subscription by Stripe', () => {
  let server: TestServer
  let stripe: ScriptedStripe
  beforeAll(async () => {
    stripe = await startStripe()
    server = await startTestServer({ payments: stripe.providers })
  })
  afterAll(async () => {
    await server.stop()
    await stripe.stop()
  })

  const subscribe = async (player: TestPlayer) => {
    const { id } = await beginAtStripe(player, { type: 'subscription', block: 'basic_3mo' })
    const agreement = { customer: 'cus_1', subscription: `sub_${id}` }
    await stripe.deliver(server, completed(id, { mode: 'subscription', amount_total: 1500, ...agreement }))
    return { id, subscription: `sub_${id}` }
  }
  const invoice = (payment: string, end: string) => ({
    type: 'invoice.paid',
    object: {
      amount_paid: 1500,
      parent: { subscription_details: { metadata: { payment } } },
      lines: { data: [{ period: { end: at(end) } }] },
    },
  })
  const period = (subscription: string) => ({
    id: subscription,
    start_date: at('2026-11-21T12:00:00Z'),
    metadata: {},
    items: {
      data: [
        {
          id: 'si_1',
          quantity: 3,
          current_period_start: at('2026-11-21T12:00:00Z'),
          current_period_end: at('2027-02-21T12:00:00Z'),
        },
      ],
    },
  })

  it('starts, is renewed by its bills, and is cancelled after the paid time', async () => {
    const ann = await registerPlayer(server)
    const { id, subscription } = await subscribe(ann)
    await stripe.deliver(server, invoice(id, '2027-02-21T12:00:00Z'))
    expect((await ann.user()).purchased.plan).toMatchObject({
      paymentMethod: 'Stripe',
      customerId: 'cus_1',
      subscriptionId: subscription,
      nextBillingDate: '2027-02-21T12:00:00.000Z',
    })
    stripe.answers.set(`POST /v1/subscriptions/${subscription}`, period(subscription))
    const cancelled = await ann.call('GET', '/stripe/subscribe/cancel?noRedirect=true')
    expect(cancelled.status).toBe(200)
    expect(stripe.requests.at(-1)?.form.get('cancel_at_period_end')).toBe('true')
    expect((await ann.user()).purchased.plan.dateTerminated).toBe('2027-02-21T00:00:00.000Z')
  })

  it('ends when it is cancelled on Stripe’s own pages, and at once when its bill is paid back', async () => {
    const [ann, bob] = [await registerPlayer(server), await registerPlayer(server)]
    const [first, second] = [await subscribe(ann), await subscribe(bob)]
    await stripe.deliver(server, {
      type: 'customer.subscription.updated',
      object: { ...period(first.subscription), cancel_at_period_end: true, metadata: { payment: first.id } },
    })
    expect((await ann.user()).purchased.plan.dateTerminated).toBe('2027-02-21T00:00:00.000Z')
    stripe.answers.set('GET /v1/invoice_payments', { data: [{ invoice: 'in_1' }] })
    stripe.answers.set('GET /v1/invoices/in_1', invoice(second.id, '2027-02-21T12:00:00Z').object)
    await stripe.deliver(server, {
      type: 'charge.refunded',
      object: { id: 'ch_2', payment_intent: 'pi_2', amount_refunded: 1500 },
    })
    expect((await bob.user()).purchased.plan.dateTerminated).toBe('2026-11-21T12:00:00.000Z')
  })

  it('is paid with another card once Stripe says which', async () => {
    const ann = await registerPlayer(server)
    const { subscription } = await subscribe(ann)
    const { body } = await ann.call('POST', '/stripe/subscribe/edit', { body: {} })
    expect(body.data['url']).toMatch(/^https:\/\/checkout\.stripe\.com\//)
    expect(stripe.requests.at(-1)?.form.get('mode')).toBe('setup')
    stripe.answers.set('GET /v1/setup_intents/seti_1', { metadata: { subscription }, payment_method: 'pm_1' })
    stripe.answers.set(`POST /v1/subscriptions/${subscription}`, period(subscription))
    const setup = { mode: 'setup', setup_intent: 'seti_1', payment_status: 'no_payment_required' }
    expect(await stripe.deliver(server, { type: 'checkout.session.completed', object: setup })).toMatchObject({
      status: 200,
    })
    expect(stripe.requests.at(-1)?.form.get('default_payment_method')).toBe('pm_1')
  })
})
