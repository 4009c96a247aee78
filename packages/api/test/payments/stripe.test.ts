import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { beginAtStripe, completed, type ScriptedStripe, startStripe } from './scripted-stripe.ts'

const at = (iso: string): number => Date.parse(iso) / 1000

describe('payments by Stripe', () => {
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

  const gems = { type: 'gems', pack: '21gems' }
  const balance = async (player: TestPlayer) => (await player.user()).balance

  it('sends the player to the page of Stripe, with what is asked for and no more', async () => {
    const ann = await registerPlayer(server)
    const { id, url } = await beginAtStripe(ann, gems)
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//)
    const { path, form } = stripe.requests.at(-1) ?? { path: '', form: new URLSearchParams() }
    expect(path).toBe('/v1/checkout/sessions')
    expect(Object.fromEntries(form)).toMatchObject({
      mode: 'payment',
      client_reference_id: id,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][unit_amount]': '499',
      'line_items[0][price_data][currency]': 'usd',
      'payment_intent_data[metadata][payment]': id,
      success_url: 'http://daykeep.example/redirect/stripe-success-checkout',
      cancel_url: 'http://daykeep.example/redirect/stripe-error-checkout',
    })
  })

  it('changes a price with the next bill: the paid time counts as a trial, and nothing is charged now', async () => {
    const ann = await registerPlayer(server)
    const { id } = await beginAtStripe(ann, { type: 'subscription', block: 'basic_12mo' })
    const subscription = `sub_${id}`
    const agreement = { mode: 'subscription', amount_total: 4800, customer: 'cus_1', subscription }
    await stripe.deliver(server, { id: 'evt_start', ...completed(id, agreement) })
    const paidUntil = at('2027-11-21T12:00:00Z')
    const item = { id: 'si_1', price: { product: 'prod_1' }, current_period_end: paidUntil }
    for (const method of ['GET', 'POST'])
      stripe.answers.set(`${method} /v1/subscriptions/${subscription}`, { id: subscription, items: { data: [item] } })
    expect(await ann.call('POST', '/payments/change-block', { body: { block: 'basic_3mo' } })).toMatchObject({
      status: 200,
    })
    expect(Object.fromEntries(stripe.requests.at(-1)?.form ?? [])).toEqual({
      'items[0][id]': 'si_1',
      'items[0][price_data][currency]': 'usd',
      'items[0][price_data][product]': 'prod_1',
      'items[0][price_data][unit_amount]': '1500',
      'items[0][price_data][recurring][interval]': 'month',
      'items[0][price_data][recurring][interval_count]': '3',
      proration_behavior: 'none',
      trial_end: String(paidUntil),
    })
    const nothing = { amount_paid: 0, parent: { subscription_details: { metadata: { payment: id } } } }
    await stripe.deliver(server, { type: 'invoice.paid', object: nothing })
    expect((await ann.call('GET', '/payments')).body.data).toMatchObject([{ nextBlock: 'basic_3mo' }])
  })

  it('takes a change of the block back when the provider refuses it', async () => {
    const ann = await registerPlayer(server)
    const { id } = await beginAtStripe(ann, { type: 'subscription', block: 'basic_3mo' })
    const agreement = { mode: 'subscription', amount_total: 1500, customer: 'cus_1', subscription: `sub_${id}` }
    await stripe.deliver(server, { id: 'evt_refusing', ...completed(id, agreement) })
    expect(await ann.call('POST', '/payments/change-block', { body: { block: 'basic_12mo' } })).toMatchObject({
      status: 500,
      body: { key: 'providerRefused' },
    })
    expect(await ann.call('POST', '/payments/change-block', { body: { block: 'google_6mo' } })).toMatchObject({
      status: 400,
    })
    expect(await ann.call('POST', '/payments/change-block', { body: {} })).toMatchObject({ status: 400 })
    const { data } = (await ann.call('GET', '/payments')).body
    expect(data).toMatchObject([{ id, status: 'paid' }])
    expect(JSON.stringify(data)).not.toContain('nextBlock')
  })

  it('gives the gems once, however often the event comes', async () => {
    const ann = await registerPlayer(server)
    const { id } = await beginAtStripe(ann, gems)
    const event = { id: 'evt_once', ...completed(id) }
    const answers = await Promise.all(Array.from({ length: 4 }, () => stripe.deliver(server, event)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await stripe.deliver(server, completed(id))
    expect(await balance(ann)).toBe(21 / 4)
  })

  it('refuses what Stripe has not signed, and events that nobody asked for', async () => {
    const ann = await registerPlayer(server)
    const { id } = await beginAtStripe(ann, gems)
    expect(await stripe.deliver(server, completed(id), 'whsec_of_somebody_else')).toMatchObject({
      status: 400,
      body: { key: 'badSignature' },
    })
    expect(await ann.call('POST', '/stripe/webhooks', { body: completed(id) })).toMatchObject({ status: 400 })
    expect(await stripe.deliver(server, { type: 'payout.paid', object: {} })).toMatchObject({
      status: 400,
      body: { key: 'unknownEvent' },
    })
    expect(await balance(ann)).toBe(0)
  })

  it.each([
    ['amount', { amount_total: 99 }],
    ['currency', { currency: 'jpy' }],
  ])('gives nothing for another %s', async (_, fields) => {
    const ann = await registerPlayer(server)
    const { id } = await beginAtStripe(ann, gems)
    await stripe.deliver(server, completed(id, fields))
    expect((await ann.call('GET', `/payments/${id}`)).body.data).toMatchObject({
      status: 'refused',
      refusal: 'amountDiffers',
    })
    expect(await balance(ann)).toBe(0)
  })

  it('waits for money that comes later, and takes events of payments that are not ours', async () => {
    const ann = await registerPlayer(server)
    const { id } = await beginAtStripe(ann, gems)
    await stripe.deliver(server, completed(id, { payment_status: 'unpaid' }))
    expect(await balance(ann)).toBe(0)
    await stripe.deliver(server, { ...completed(id), type: 'checkout.session.async_payment_succeeded' })
    expect(await balance(ann)).toBe(21 / 4)
    expect((await stripe.deliver(server, completed('somewhere-else'))).status).toBe(200)
  })

  it('finds what was paid when Stripe’s message is lost', async () => {
    const ann = await registerPlayer(server)
    const { id, session } = await beginAtStripe(ann, gems)
    const path = `GET /v1/checkout/sessions/${session}`
    stripe.answers.set(path, { id: session, created: at('2026-11-21T12:00:00Z'), ...completed(id).object })
    expect((await ann.call('GET', `/payments/${id}`)).body.data).toMatchObject({ status: 'paid' })
    await stripe.deliver(server, completed(id))
    expect(await balance(ann)).toBe(21 / 4)
  })

  it('says so when Stripe does not answer, and charges nothing', async () => {
    const ann = await registerPlayer(server)
    stripe.answers.set('POST /v1/checkout/sessions', 'timeout')
    const { body } = await ann.call('POST', '/payments', { body: { order: gems } })
    stripe.answers.delete('POST /v1/checkout/sessions')
    expect(body).toMatchObject({ success: false, key: 'providerUnavailable' })
  })

  it('says so when Stripe refuses, and takes no event of the local provider', async () => {
    const ann = await registerPlayer(server)
    const { id } = await beginAtStripe(ann, gems)
    stripe.answers.set('POST /v1/checkout/sessions', 'refused')
    const { body } = await ann.call('POST', '/payments', { body: { order: gems } })
    stripe.answers.delete('POST /v1/checkout/sessions')
    expect(body).toMatchObject({ success: false, key: 'providerRefused' })
    const answer = await ann.call('POST', `/payments/${id}/local`, { body: { event: 'paid' } })
    expect(answer).toMatchObject({ status: 400, body: { key: 'noLocalProvider' } })
    expect(await balance(ann)).toBe(0)
  })

  it('takes back a part, and all of it after a dispute that is lost', async () => {
    const ann = await registerPlayer(server)
    const { id } = await beginAtStripe(ann, gems)
    await stripe.deliver(server, completed(id))
    const charge = { id: 'ch_1', metadata: { payment: id } }
    await stripe.deliver(server, { type: 'charge.refunded', object: { ...charge, amount_refunded: 250 } })
    expect(await balance(ann)).toBe(11 / 4)
    stripe.answers.set('GET /v1/charges/ch_1', charge)
    const dispute = (status: string) => ({ charge: 'ch_1', status })
    await stripe.deliver(server, { type: 'charge.dispute.created', object: dispute('needs_response') })
    expect(await balance(ann)).toBe(11 / 4)
    await stripe.deliver(server, { type: 'charge.dispute.closed', object: dispute('lost') })
    expect(await balance(ann)).toBe(0)
  })

  it.each([
    [{ gemsBlock: '5gems' }, 'invalidGemsBlock'],
    [{ sub: 'weekly' }, 'missingSubscriptionCode'],
    [{}, 'missingSubscriptionCode'],
    [
      { gift: { type: 'gems', gems: { amount: 0 }, uuid: 'a18c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d11' } },
      'badAmountOfGemsToPurchase',
    ],
    [{ sub: 'group_monthly', groupId: 'a18c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d11' }, 'groupNotFound'],
  ])('refuses %o of older clients', async (body, key) => {
    const ann = await registerPlayer(server)
    expect((await ann.call('POST', '/stripe/checkout-session', { body })).body).toMatchObject({ success: false, key })
  })

  it('answers older clients outside of the API as well', async () => {
    const ann = await registerPlayer(server)
    const response = await fetch(`${server.url}/stripe/checkout-session`, {
      method: 'POST',
      headers: { ...ann.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ sub: 'basic_3mo' }),
    })
    expect(await response.json()).toMatchObject({
      success: true,
      data: { sessionId: expect.stringMatching(/^cs_/) as unknown },
    })
  })
})
