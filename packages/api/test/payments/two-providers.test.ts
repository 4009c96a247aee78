import type { Group } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentProviders } from '../../src/payment-providers/index.ts'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { expectGranted } from '../../test-kit/party.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { startPaypal } from './scripted/paypal.ts'
import type { ScriptedProvider } from './scripted/scripted-provider.ts'
import { type ScriptedStripe, startStripe } from './scripted-stripe.ts'

/** Nine dollars for the leader alone. docs/reference/api.md 6.1. */
const PRICE = 900

describe('group plans on a server with two providers (api 2.9)', () => {
  let server: TestServer
  let stripe: ScriptedStripe
  let paypal: ScriptedProvider
  beforeAll(async () => {
    stripe = await startStripe()
    paypal = await startPaypal()
    const both = [stripe.providers.named('Stripe'), paypal.providers.named('Paypal')]
    const providers = both.filter((provider) => provider !== undefined)
    server = await startTestServer({ payments: paymentProviders({ baseUrl: 'http://daykeep.example' }, providers) })
  })
  afterAll(async () => {
    await server.stop()
    await Promise.all([stripe.stop(), paypal.stop()])
  })

  const found = async (leader: TestPlayer, paymentType: string) => {
    const body = { groupToCreate: { name: 'Flat 4', privacy: 'private' }, paymentType }
    const { data } = (await expectGranted(leader.call('POST', '/groups/create-plan', { body }))).body
    return data as unknown as { readonly group: Group; readonly paymentId: string; readonly url: string }
  }

  it.each([
    ['Stripe', /stripe/],
    ['Paypal', /paypal/],
    ['PayPal', /paypal/],
    ['one that it does not have', /stripe/],
  ])('are paid by %s where the leader says so', async (paymentType, page) => {
    const leader = await registerPlayer(server)
    expect((await leader.call('GET', '/payments/providers')).body.data).toEqual({ providers: ['Stripe', 'Paypal'] })
    expect((await found(leader, paymentType)).url).toMatch(page)
  })

  it('begin with what their own provider reports, and with no word of the other', async () => {
    const leader = await registerPlayer(server)
    const [byStripe, byPaypal] = [await found(leader, 'Stripe'), await found(leader, 'PayPal')]
    await stripe.deliver(server, {
      type: 'checkout.session.completed',
      object: {
        mode: 'subscription',
        payment_status: 'paid',
        amount_total: PRICE,
        metadata: { payment: byStripe.paymentId },
        customer: 'cus_1',
        subscription: 'sub_1',
      },
    })
    await stripe.deliver(server, {
      type: 'checkout.session.completed',
      object: {
        mode: 'payment',
        payment_status: 'paid',
        amount_total: PRICE,
        metadata: { payment: byPaypal.paymentId },
      },
    })
    const plans = (await leader.call('GET', '/group-plans')).body.data as unknown as ReadonlyArray<Group>
    expect(plans.map(({ _id }) => _id)).toEqual([byStripe.group._id])
    const group = await server.app.store.get<Group>('groups', byStripe.group._id)
    expect(group?.body.purchased.plan).toMatchObject({ paymentMethod: 'Stripe', quantity: 3 })
  })
})
