import * as t from 'io-ts'
import type { BillingDuty, StoredTransaction } from '../../src/commands/index.ts'
import { PaymentMethod, PaymentOrder } from '../../src/contract/index.ts'
import type { PaymentEvent } from '../../src/payment-providers/index.ts'
import type { LatePayment, Payment } from '../../src/payments/index.ts'
import { bodyCodec } from './body-codec.ts'

const anyEvent = t.type({ id: t.string, payment: t.string, at: t.number })
const charged = t.intersection([
  t.type({ amount: t.number, currency: t.string }),
  t.partial({ nextBill: t.number, billedByUs: t.literal(true), customer: t.string, subscription: t.string }),
])

const event = bodyCodec<PaymentEvent>()(
  t.union([
    t.intersection([anyEvent, t.type({ type: t.literal('paid') }), charged]),
    t.intersection([anyEvent, t.type({ type: t.literal('renewed') }), charged]),
    t.intersection([anyEvent, t.type({ type: t.keyof({ failed: null, agreed: null }) })]),
    t.intersection([anyEvent, t.type({ type: t.literal('refunded'), amount: t.number })]),
    t.intersection([
      anyEvent,
      t.type({ type: t.literal('disputed'), outcome: t.keyof({ open: null, won: null, lost: null }) }),
    ]),
    t.intersection([anyEvent, t.type({ type: t.literal('ended') }), t.partial({ nextBill: t.number })]),
  ]),
)

/** What is stored of money. */
export const moneyCodecs = {
  payments: bodyCodec<Payment>()(
    t.intersection([
      t.type({
        userId: t.string,
        provider: PaymentMethod,
        order: PaymentOrder,
        amount: t.number,
        currency: t.literal('USD'),
        createdAt: t.number,
        status: t.keyof({ open: null, paid: null, failed: null, refused: null, refunded: null, ended: null }),
        refunded: t.number,
        early: t.array(event),
      }),
      t.partial({
        coupon: t.string,
        gems: t.number,
        months: t.number,
        openUntil: t.number,
        refusal: t.string,
        session: t.string,
        customer: t.string,
        subscription: t.string,
        dispute: t.keyof({ open: null, won: null, lost: null }),
        billedAt: t.number,
        endedAt: t.number,
        next: t.type({ block: t.string, amount: t.number, since: t.number }),
        consentUrl: t.string,
      }),
    ]),
  ),
  paymentEvents: t.intersection([event, t.type({ receivedAt: t.number })]),
  latePayments: bodyCodec<LatePayment>()(
    t.intersection([
      t.type({
        provider: PaymentMethod,
        receivedAt: t.number,
        state: t.keyof({ open: null, waiting: null, granted: null, refunded: null }),
        events: t.array(event),
      }),
      t.partial({
        settlement: t.intersection([
          t.type({ at: t.number, by: t.type({ id: t.string, name: t.string }), reason: t.string }),
          t.partial({ userId: t.string, order: PaymentOrder }),
        ]),
      }),
    ]),
  ),
  billing: bodyCodec<BillingDuty>()(
    t.union([
      t.type({ at: t.number, type: t.literal('cancel'), subscription: t.string }),
      t.type({
        at: t.number,
        type: t.keyof({ seats: null, convert: null }),
        subscription: t.string,
        group: t.string,
      }),
      t.type({ at: t.number, type: t.literal('bill'), payment: t.string }),
    ]),
  ),
  transactions: bodyCodec<StoredTransaction>()(
    t.intersection([
      t.type({
        userId: t.string,
        currency: t.keyof({ gems: null, hourglasses: null }),
        transactionType: t.string,
        amount: t.number,
        currentAmount: t.number,
        createdAt: t.string,
      }),
      t.partial({ reference: t.string }),
    ]),
  ),
} as const
