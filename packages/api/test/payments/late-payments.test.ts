import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from '../../src/commands/index.ts'
import { gt } from '../../src/store/index.ts'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { type ScriptedStripe, startStripe } from './scripted-stripe.ts'

const gems = { type: 'gems', pack: '21gems' } as const
const block = { type: 'subscription', block: 'basic_3mo' } as const

describe('payments whose checkout was removed', () => {
  let server: TestServer
  let stripe: ScriptedStripe
  let staff: TestPlayer
  beforeAll(async () => {
    stripe = await startStripe()
    server = await startTestServer({ payments: stripe.providers })
    staff = await registerPlayer(server)
    await patchUser(server, staff, (user) => ({ ...user, permissions: { userSupport: true } }))
  })
  afterAll(async () => {
    await server.stop()
    await stripe.stop()
  })

  /** A checkout that is gone, as the store removes it after thirty days. */
  const forgotten = async (player: TestPlayer, order: unknown): Promise<string> => {
    const id = String((await player.call('POST', '/payments', { body: { order } })).body.data['id'])
    const { version } = (await server.app.store.get('payments', id)) ?? { version: 0 }
    await server.app.store.commit([{ type: 'remove', collection: 'payments', id, version }])
    return id
  }
  const completed = (payment: string, id: string, fields: Readonly<Record<string, unknown>> = {}) =>
    stripe.deliver(server, {
      id,
      type: 'checkout.session.completed',
      object: { mode: 'payment', payment_status: 'paid', amount_total: 499, metadata: { payment }, ...fields },
    })
  const subscribed = (payment: string, id: string) =>
    completed(payment, id, {
      mode: 'subscription',
      amount_total: 1500,
      customer: 'cus_1',
      subscription: `sub_${payment}`,
    })
  const billed = (payment: string, id: string) =>
    stripe.deliver(server, {
      id,
      type: 'invoice.paid',
      object: { amount_paid: 1500, parent: { subscription_details: { metadata: { payment } } } },
    })
  type Row = Readonly<Record<string, unknown>> & { readonly id: string }
  const list = async (state = '') =>
    (await staff.call('GET', `/admin/late-payments?state=${state}`)).body.data as unknown as readonly Row[]
  const listed = async (id: string, state = '') => (await list(state)).filter((row) => row.id === id)
  const settle = (id: string, body: unknown) => staff.call('POST', `/admin/late-payments/${id}/settle`, { body })
  const grant = (id: string, player: TestPlayer, order: unknown) =>
    settle(id, { decision: 'grant', reason: 'Stripe names her', user: player.username, order })
  const linesAbout = async (id: string) =>
    (await server.app.store.find<AuditEntry>('audit', { where: gt('at', 0) })).filter(({ body }) =>
      body.subjects.includes(id),
    )

  it('are listed for staff, each event once', async () => {
    const ann = await registerPlayer(server)
    const id = await forgotten(ann, gems)
    for (let time = 0; time < 2; time += 1) expect(await completed(id, 'evt_late')).toMatchObject({ status: 200 })
    await Promise.all([completed(id, 'evt_late'), completed(id, 'evt_late')])
    expect(await listed(id)).toMatchObject([
      { provider: 'Stripe', state: 'open', amount: 499, currency: 'USD', refunded: 0, renews: false },
    ])
    expect((await server.app.store.get('latePayments', id))?.body['events']).toHaveLength(1)
  })

  it('give who paid what they paid for, once, as if the checkout were still there', async () => {
    const ann = await registerPlayer(server)
    const id = await forgotten(ann, gems)
    await completed(id, 'evt_gems')
    const answers = await Promise.all([grant(id, ann, gems), grant(id, ann, gems)])
    expect(new Set(answers.map(({ status, body }) => body.key ?? status))).toEqual(new Set([200, 'latePaymentSettled']))
    expect(await ann.user()).toMatchObject({ balance: 21 / 4, purchased: { txnCount: 1 } })
    expect((await ann.call('GET', '/payments')).body.data).toMatchObject([{ id, status: 'paid', amount: 499 }])
    expect(await listed(id)).toEqual([])
    const settlement = { by: staff.username, reason: 'Stripe names her', userId: ann.id, order: gems }
    expect(await listed(id, 'granted')).toMatchObject([{ settlement }])
    expect(await linesAbout(id)).toMatchObject([
      {
        body: {
          act: 'settleLatePayment',
          actor: { id: staff.id },
          subjects: [id, ann.id],
          reason: 'Stripe names her',
          changes: [{ path: 'state', before: 'open', after: 'granted' }, { path: 'order' }],
        },
      },
    ])
    const object = { amount_refunded: 499, metadata: { payment: id } }
    expect(await stripe.deliver(server, { type: 'charge.refunded', object })).toMatchObject({ status: 200 })
    expect((await ann.user()).balance, 'what goes back later is taken back').toBe(0)
  })

  it('start a subscription that goes on with its next bills', async () => {
    const ann = await registerPlayer(server)
    const id = await forgotten(ann, block)
    await billed(id, 'evt_second')
    await subscribed(id, 'evt_first')
    expect(await listed(id)).toMatchObject([{ amount: 1500, renews: true, customer: 'cus_1' }])
    expect(await grant(id, ann, block)).toMatchObject({ status: 200 })
    expect((await ann.user()).purchased.plan).toMatchObject({ planId: 'basic_3mo', customerId: 'cus_1' })
    await billed(id, 'evt_third')
    expect(await listed(id)).toEqual([])
    expect((await server.app.store.get('payments', id))?.body).toMatchObject({ status: 'paid' })
  })

  it('are closed once the money is back, and open again when more comes', async () => {
    const ann = await registerPlayer(server)
    const id = await forgotten(ann, block)
    await subscribed(id, 'evt_lone')
    expect(await settle(id, { decision: 'refund', reason: 'Nobody knows who' })).toMatchObject({ status: 200 })
    expect(await listed(id, 'refunded')).toMatchObject([{ settlement: { reason: 'Nobody knows who' } }])
    await billed(id, 'evt_goes_on')
    expect(await listed(id)).toMatchObject([{ state: 'open', amount: 1500 }])
  })

  it.each([
    [
      'another price',
      (id: string, ann: TestPlayer) => grant(id, ann, { type: 'gems', pack: '4gems' }),
      'amountDiffers',
    ],
    [
      'an unknown pack',
      (id: string, ann: TestPlayer) => grant(id, ann, { type: 'gems', pack: 'none' }),
      'invalidGemsBlock',
    ],
    [
      'nobody of that name',
      (id: string) => settle(id, { decision: 'grant', reason: 'A guess', user: 'nobody-here', order: gems }),
      'userWithIDNotFound',
    ],
    [
      'nothing that was paid for',
      (id: string, ann: TestPlayer) => settle(id, { decision: 'grant', reason: 'A guess', user: ann.username }),
      'latePaymentOrderRequired',
    ],
    ['no reason', (id: string) => settle(id, { decision: 'refund', reason: ' ' }), 'A reason is needed.'],
    [
      'another decision',
      (id: string) => settle(id, { decision: 'keep', reason: 'Ours' }),
      'The decision is grant or refund.',
    ],
  ])('stay open when staff name %s', async (_, ask, key) => {
    const ann = await registerPlayer(server)
    const id = await forgotten(ann, gems)
    await completed(id, `evt_${id}`)
    const { body } = await ask(id, ann)
    expect(JSON.stringify(body)).toContain(key)
    expect(await listed(id)).toHaveLength(1)
    expect(await ann.user()).toMatchObject({ balance: 0 })
    expect(await linesAbout(id)).toEqual([])
  })

  it('are not kept when they were never ours, or brought nothing', async () => {
    const ann = await registerPlayer(server)
    const id = await forgotten(ann, gems)
    expect(await completed('invoice-of-the-bakery', 'evt_bread')).toMatchObject({ status: 200 })
    await stripe.deliver(server, { type: 'checkout.session.expired', object: { metadata: { payment: id } } })
    const found = await server.app.store.getMany('latePayments', ['invoice-of-the-bakery', id])
    expect(found).toEqual([])
  })
})
