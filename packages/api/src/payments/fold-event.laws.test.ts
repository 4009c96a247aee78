import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PaymentEvent } from '../payment-providers/index.ts'
import { foldEvent, type ProviderAct } from './fold-event.ts'
import type { Payment } from './payment.ts'

const BOUGHT = Date.parse('2026-11-21T12:00:00.000Z')
const HOUR = 60 * 60 * 1000
const PRICE = 499
const IDA = 'ida'

const opened = (order: Payment['order']): Payment => ({
  userId: IDA,
  provider: 'Local',
  order,
  gems: 21,
  months: 3,
  amount: PRICE,
  currency: 'USD',
  createdAt: BOUGHT,
  status: 'open',
  refunded: 0,
  early: [],
})

const paid: PaymentEvent = {
  id: 'paid',
  payment: 'p',
  at: BOUGHT,
  type: 'paid',
  amount: PRICE,
  currency: 'USD',
  customer: 'cus',
  subscription: 'sub',
}
const event = (id: string, hours: number) => ({ id, payment: 'p', at: BOUGHT + hours * HOUR })
const LATER: ReadonlyArray<PaymentEvent> = [
  { ...event('failed', 0), type: 'failed' },
  { ...event('renewed', 1), type: 'renewed', amount: PRICE, currency: 'USD' },
  { ...event('part', 2), type: 'refunded', amount: 200 },
  { ...event('more', 3), type: 'refunded', amount: 350 },
  { ...event('open', 4), type: 'disputed', outcome: 'open' },
  { ...event('ended', 5), type: 'ended' },
]
const WHOLE: ReadonlyArray<PaymentEvent> = [
  { ...event('whole', 6), type: 'refunded', amount: PRICE },
  { ...event('lost', 7), type: 'disputed', outcome: 'lost' },
]

const ORDERS: ReadonlyArray<Payment['order']> = [
  { type: 'gems', pack: '21gems' },
  { type: 'giftGems', to: 'olof', amount: 21 },
  { type: 'subscription', block: 'basic_3mo' },
  { type: 'giftSubscription', to: 'olof', block: 'basic_3mo' },
  { type: 'groupPlan', group: 'mill' },
]

type Ending = { readonly payment: Payment; readonly acts: ReadonlyArray<ProviderAct> }

/** Events by their ids, each once, as they are applied. */
const play = (order: Payment['order'], events: ReadonlyArray<PaymentEvent>): Ending => {
  const seen = new Set<string>()
  let ending: Ending = { payment: opened(order), acts: [] }
  for (const each of events) {
    if (seen.has(each.id)) continue
    seen.add(each.id)
    const { payment, acts } = foldEvent(ending.payment, each)
    ending = { payment, acts: [...ending.acts, ...acts] }
  }
  return ending
}

/** What the acts come to: gems taken back are a sum, all else is done or not. */
const sumOf = ({ acts }: Ending) => ({
  takenBack: acts
    .filter(({ command }) => command === 'takeBackGems')
    .reduce((sum, { input }) => sum + Number(Object(input).gems), 0),
  done: [...new Set(acts.filter(({ command }) => command !== 'takeBackGems').map((act) => JSON.stringify(act)))].sort(),
})

const anyHistory = fc.tuple(fc.subarray([...LATER]), fc.subarray([...WHOLE])).chain(([later, whole]) => {
  const events = [paid, ...later, ...whole]
  return fc.record({
    inOrder: fc.constant(events),
    shuffled: fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
  })
})

describe('events of a payment', () => {
  it.each(ORDERS)('end the same in any order and however often they come: $type', (order) => {
    fc.assert(
      fc.property(anyHistory, ({ inOrder, shuffled }) => {
        const [expected, found] = [play(order, inOrder), play(order, shuffled)]
        // a plan that ended and whose price was paid back may be known as either
        const asOne = ({ payment }: Ending) => ({
          ...payment,
          status: payment.status === 'ended' ? 'paid' : payment.status,
        })
        expect(asOne(found)).toEqual(asOne(expected))
        expect(sumOf(found).takenBack).toBe(sumOf(expected).takenBack)
      }),
    )
  })

  it.each(ORDERS)('give what was paid for once: $type', (order) => {
    fc.assert(
      fc.property(anyHistory, ({ shuffled }) => {
        const { acts } = play(order, shuffled)
        const granted = acts.filter(({ command }) =>
          ['buyGems', 'giveGems', 'startSubscription', 'giveSubscription', 'startGroupPlan'].includes(command),
        )
        expect(granted).toHaveLength(1)
        expect(acts.indexOf(granted[0] as ProviderAct)).toBe(0)
      }),
    )
  })

  it.each([
    [['open'], 'open'],
    [['open', 'won'], 'won'],
    [['open', 'lost'], 'lost'],
    [['won', 'open'], 'won'],
    [['won', 'lost'], 'won'],
    [['lost', 'won'], 'lost'],
  ] as const)('leave a dispute that was %j as %s: a decided one stays decided', (outcomes, left) => {
    const disputes = outcomes.map(
      (outcome, hours): PaymentEvent => ({ ...event(outcome, hours), type: 'disputed', outcome }),
    )
    expect(play({ type: 'gems', pack: '21gems' }, [paid, ...disputes]).payment.dispute).toBe(left)
  })

  it('start a plan again that is billed after its end, but not one whose end is older than its last bill', () => {
    const order = { type: 'subscription', block: 'basic_3mo' } as const
    const ended: PaymentEvent = { ...event('ended', 5), type: 'ended' }
    const billed: PaymentEvent = { ...event('again', 6), type: 'renewed', amount: PRICE, currency: 'USD' }
    const [again, late] = [play(order, [paid, ended, billed]), play(order, [paid, billed, ended])]
    expect([again.payment.status, late.payment.status]).toEqual(['paid', 'paid'])
    expect(again.acts.filter(({ command }) => command === 'startSubscription')).toHaveLength(2)
    expect(late.acts.map(({ command }) => command)).not.toContain('cancelSubscription')
  })

  const NEXT = { block: 'basic_12mo', amount: 4800, since: BOUGHT + 2 * HOUR }
  const subscriber: Payment = {
    ...foldEvent(opened({ type: 'subscription', block: 'basic_3mo' }), paid).payment,
    next: NEXT,
    consentUrl: 'https://example.org/agree',
  }
  const bill = (hours: number, amount: number): PaymentEvent => ({
    ...event(`bill${hours}`, hours),
    type: 'renewed',
    amount,
    currency: 'USD',
  })

  it('change to the next block with the bill that charges it, once', () => {
    const { payment, acts } = foldEvent(subscriber, bill(3, NEXT.amount))
    expect(payment).toMatchObject({ order: { type: 'subscription', block: 'basic_12mo' }, amount: 4800 })
    expect(payment).not.toHaveProperty('next')
    expect(acts.map(({ command }) => command)).toEqual(['startSubscription', 'renewSubscription'])
    expect(acts[0]?.input).toMatchObject({ block: 'basic_12mo', replaces: { block: 'basic_3mo', logic: 'payFull' } })
    expect(foldEvent(payment, bill(4, NEXT.amount)).acts.map(({ command }) => command)).toEqual(['renewSubscription'])
  })

  it.each<[string, PaymentEvent, Payment['next']]>([
    ['lapse with a bill for the present block', bill(3, PRICE), undefined],
    ['outlast a bill that is older than the choice', bill(1, PRICE), NEXT],
    ['lapse with the end of the plan', { ...event('ended', 3), type: 'ended' }, undefined],
    ['outlast the consent', { ...event('agreed', 3), type: 'agreed' }, NEXT],
  ])('let a change of the block %s', (_, each, next) => {
    const { payment, acts } = foldEvent(subscriber, each)
    expect(payment.next).toEqual(next)
    expect(payment.order).toEqual({ type: 'subscription', block: 'basic_3mo' })
    expect(acts.map(({ command }) => command)).not.toContain('startSubscription')
    if (each.type === 'agreed') expect(payment).not.toHaveProperty('consentUrl')
  })

  it('never take back more gems than were bought', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: PRICE * 2 }), { maxLength: 8 }), (amounts) => {
        const refunds = amounts.map(
          (amount, index): PaymentEvent => ({ ...event(`r${index}`, index), type: 'refunded', amount }),
        )
        const { takenBack } = sumOf(play({ type: 'gems', pack: '21gems' }, [paid, ...refunds]))
        expect(takenBack).toBe(Math.floor((21 * Math.min(PRICE, Math.max(0, ...amounts))) / PRICE))
      }),
      { examples: [[[200, 200]], [[PRICE]], [[350, 200]]] },
    )
  })

  it.each([
    ['amount', { amount: PRICE - 1 }],
    ['currency', { currency: 'EUR' }],
  ])('refuse another %s than was asked for, and give nothing', (_, differing) => {
    const { payment, acts } = play({ type: 'gems', pack: '21gems' }, [{ ...paid, ...differing }, paid])
    expect(payment).toMatchObject({ status: 'refused', refusal: 'amountDiffers' })
    expect(acts).toEqual([])
  })
})
