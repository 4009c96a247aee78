import { describe, expect, it } from 'vitest'
import type { PaymentEvent } from '../payment-providers/index.ts'
import { chargeFirst, chargeOf, type LatePayment, refundOf, withLateEvent } from './late-payment.ts'

const head = (id: string, at: number) => ({ id, payment: 'p', at })
const charged = { amount: 499, currency: 'USD' }
const paid: PaymentEvent = { ...head('paid', 1), type: 'paid', ...charged, customer: 'cus' }
const bill = (at: number): PaymentEvent => ({ ...head(`bill ${at}`, at), type: 'renewed', ...charged })
const back = (amount: number): PaymentEvent => ({ ...head(`back ${amount}`, 2), type: 'refunded', amount })
const disputeLost: PaymentEvent = { ...head('lost', 3), type: 'disputed', outcome: 'lost' }
const ended: PaymentEvent = { ...head('ended', 4), type: 'ended' }

const reported = (...events: ReadonlyArray<PaymentEvent>): LatePayment | undefined =>
  events.reduce<LatePayment | undefined>(
    (late, event, index) => withLateEvent(late, { provider: 'Stripe', event, receivedAt: index }),
    undefined,
  )

describe('a late payment (decision 092)', () => {
  it.each([
    ['money came', [paid], 'open'],
    ['a bill of a start that nobody heard of', [bill(1)], 'open'],
    ['only an end came', [ended], 'waiting'],
    ['money came after an end', [ended, paid], 'open'],
    ['a part went back', [paid, back(200)], 'open'],
    ['all went back', [paid, back(200), back(499)], 'refunded'],
    ['all went back before its charge was reported', [back(499), paid], 'refunded'],
    ['a dispute was lost', [paid, disputeLost], 'refunded'],
    ['more money came after all went back', [paid, back(499), ended, bill(9)], 'open'],
  ] as const)('is for staff as long as money is with us: %s', (_, events, state) =>
    expect(reported(...events)?.state).toBe(state),
  )

  it('keeps what was reported since money came last', () =>
    expect(reported(paid, back(499), ended, bill(9))).toMatchObject({ receivedAt: 3, events: [bill(9)] }))

  it('was charged what its confirmation says, else its first bill', () => {
    expect([chargeOf([bill(1), paid]), chargeOf([bill(9), bill(8)]), chargeOf([ended])]).toEqual([
      paid,
      bill(8),
      undefined,
    ])
    expect([refundOf([paid], 499), refundOf([paid, back(200)], 499), refundOf([disputeLost], 499)]).toEqual([
      0, 200, 499,
    ])
  })

  it('is applied as to a checkout: confirmed first, then the rest', () => {
    expect(chargeFirst([ended, paid, bill(9)])).toEqual([paid, ended, bill(9)])
    expect(chargeFirst([ended, bill(9)])).toEqual([{ ...bill(9), type: 'paid' }, ended])
  })
})
