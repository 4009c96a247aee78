import type { Group } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBillingJob } from '../../src/payments/index.ts'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { expectGranted } from '../../test-kit/party.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { type ScriptedStripe, startStripe } from './scripted-stripe.ts'

const at = (iso: string): number => Date.parse(iso) / 1000
const PAID_UNTIL = '2027-02-21T12:00:00Z'

describe('support that makes a subscription the plan of a group (api 3.16)', () => {
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

  const support = async (): Promise<TestPlayer> => {
    const player = await registerPlayer(server)
    await patchUser(server, player, (user) => ({ ...user, permissions: { userSupport: true } }))
    return player
  }
  const groupOf = async (id: string) => (await server.app.store.get<Group>('groups', id))?.body
  const tellStripe = async () => {
    startBillingJob(server.app).stop()
    await server.app.background.settled()
  }

  /** A player with a subscription of three months who leads a guild with a plan that nobody has paid for. */
  const subscriber = async () => {
    const player = await registerPlayer(server)
    const body = { groupToCreate: { name: 'Flat 4', privacy: 'private' }, paymentType: 'Stripe' }
    const group = (await expectGranted(player.call('POST', '/groups/create-plan', { body }))).body.data
    const order = { type: 'subscription', block: 'basic_3mo' }
    const payment = String((await player.call('POST', '/payments', { body: { order } })).body.data['id'])
    const subscription = `sub_${payment}`
    await stripe.deliver(server, {
      type: 'checkout.session.completed',
      object: {
        mode: 'subscription',
        payment_status: 'paid',
        amount_total: 1500,
        metadata: { payment },
        customer: 'cus_1',
        subscription,
      },
    })
    const item = { id: 'si_1', price: { product: 'prod_1' }, current_period_end: at(PAID_UNTIL) }
    for (const method of ['GET', 'POST'])
      stripe.answers.set(`${method} /v1/subscriptions/${subscription}`, { id: subscription, items: { data: [item] } })
    return { player, payment, subscription, group: (group['group'] as Group)._id }
  }

  const bodyOf = (group: string) => ({
    purchased: { plan: { convertToGroupPlan: group } },
    reason: 'Bought the wrong one',
  })

  it('moves it once, in one commit, with a line of the audit that says why', async () => {
    const [staff, { player, group, subscription }] = [await support(), await subscriber()]
    const send = () => staff.call('PUT', `/hall/heroes/${player.id}`, { body: bodyOf(group) })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400])
    expect((await groupOf(group))?.purchased.plan).toMatchObject({ subscriptionId: subscription, quantity: 3 })
    expect((await player.user()).purchased.plan).toMatchObject({ customerId: 'group-plan' })
    const { data } = (await staff.call('GET', `/admin/audit?subject=${group}`)).body
    expect(data).toMatchObject([{ act: 'updateHero', reason: 'Bought the wrong one', actor: { id: staff.id } }])
    expect(JSON.stringify(data)).toContain('purchased.plan')
  })

  it('lets Stripe charge what the group costs from its next bill on, and does not cancel', async () => {
    const [staff, { player, group, subscription }] = [await support(), await subscriber()]
    await expectGranted(staff.call('PUT', `/hall/heroes/${player.id}`, { body: bodyOf(group) }))
    await tellStripe()
    const updates = stripe.requests.filter(
      ({ method, path }) => method === 'POST' && path === `/v1/subscriptions/${subscription}`,
    )
    expect(updates.map(({ form }) => Object.fromEntries(form))).toMatchObject([
      {
        'items[0][quantity]': '3',
        'items[0][price_data][unit_amount]': '300',
        'items[0][price_data][recurring][interval_count]': '1',
        trial_end: String(at(PAID_UNTIL)),
      },
    ])
    expect(updates.some(({ form }) => form.has('cancel_at_period_end'))).toBe(false)
  })

  it('renews and ends the plan of the group by what Stripe reports of it afterwards', async () => {
    const [staff, { player, group, payment }] = [await support(), await subscriber()]
    await expectGranted(staff.call('PUT', `/hall/heroes/${player.id}`, { body: bodyOf(group) }))
    const metadata = { payment }
    await stripe.deliver(server, {
      type: 'invoice.paid',
      object: {
        amount_paid: 900,
        parent: { subscription_details: { metadata } },
        lines: { data: [{ period: { end: at('2027-03-21T12:00:00Z') } }] },
      },
    })
    expect((await groupOf(group))?.purchased.plan).toMatchObject({ nextBillingDate: '2027-03-21T12:00:00.000Z' })
    await stripe.deliver(server, { type: 'customer.subscription.deleted', object: { metadata, items: { data: [] } } })
    expect((await groupOf(group))?.purchased.plan?.dateTerminated).toBeDefined()
    expect((await player.user()).purchased.plan.dateTerminated).toBeDefined()
  })

  it('is refused as a whole, and names the field', async () => {
    const [staff, { player, group, subscription }, { player: other }] = [
      await support(),
      await subscriber(),
      await subscriber(),
    ]
    const send = (to: TestPlayer, id: string) =>
      staff.call('PUT', `/hall/heroes/${to.id}`, { body: { ...bodyOf(id), balance: 7 } })
    const fault = (message: string) => ({
      status: 400,
      body: { errors: [{ path: 'purchased.plan.convertToGroupPlan', message }] },
    })
    expect(await send(player, 'nowhere')).toMatchObject(fault('There is no such group.'))
    expect(await send(other, group)).toMatchObject(fault('The player does not lead this group.'))
    expect((await other.user()).balance).toBe(0)
    expect((await player.user()).purchased.plan).toMatchObject({ subscriptionId: subscription })
    expect(await player.call('PUT', `/hall/heroes/${player.id}`, { body: bodyOf(group) })).toMatchObject({
      status: 401,
    })
  })
})
