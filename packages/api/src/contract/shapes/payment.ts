import * as t from 'io-ts'
import { Uuid } from '@daykeep/rules/model'

const word = <Words extends readonly [string, string, ...string[]]>(...words: Words) =>
  t.keyof(Object.fromEntries(words.map((each) => [each, null])) as { readonly [Each in Words[number]]: null })

/** At most so many gems in one gift. docs/decisions/092-the-payment-port.md. */
const MOST_GEMS = 10_000

const GemAmount = new t.Type<number, number, unknown>(
  'GemAmount',
  (input): input is number => Number.isSafeInteger(input),
  (input, context) =>
    typeof input === 'number' && Number.isSafeInteger(input) && input >= 1 && input <= MOST_GEMS
      ? t.success(input)
      : t.failure(input, context, 'badAmountOfGemsToPurchase'),
  t.identity,
)

const toPlayer = { to: Uuid }
const message = t.partial({ message: t.string })
const coupon = t.partial({ coupon: t.string })

/** What is paid for. `coupon`: a code. docs/reference/api.md 6.3. */
export const PaymentOrder = t.union([
  t.type({ type: t.literal('gems'), pack: t.string }),
  t.intersection([t.type({ type: t.literal('giftGems'), ...toPlayer, amount: GemAmount }), message]),
  t.intersection([t.type({ type: t.literal('subscription'), block: t.string }), coupon]),
  t.intersection([t.type({ type: t.literal('giftSubscription'), ...toPlayer, block: t.string }), message, coupon]),
  t.type({ type: t.literal('groupPlan'), group: t.string }),
  t.type({ type: t.literal('item'), sku: t.string }),
])
export type PaymentOrder = t.TypeOf<typeof PaymentOrder>

const PAYMENT_METHODS = ['Local', 'Stripe', 'Paypal', 'Amazon Payments', 'Google', 'Apple'] as const
export const PaymentMethod = word(...PAYMENT_METHODS)

const PaymentStatus = word('open', 'paid', 'failed', 'refused', 'refunded', 'ended')

/** A payment as its player sees it. Amounts are in the smallest unit of the currency. */
export const PaymentView = t.intersection([
  t.type({
    id: t.string,
    provider: PaymentMethod,
    order: PaymentOrder,
    status: PaymentStatus,
    amount: t.number,
    refunded: t.number,
    currency: t.string,
    createdAt: t.string,
  }),
  t.partial({
    refusal: t.string,
    dispute: word('open', 'won', 'lost'),
    /** The block of the next bill, once the player has chosen another. */
    nextBlock: t.string,
    /** The provider's page on which the player agrees to what it is to charge next. */
    consentUrl: t.string,
  }),
])
export type PaymentView = t.TypeOf<typeof PaymentView>

/** `waiting`: its provider has not told of money; `open`: for staff to settle. */
export const LATE_PAYMENT_STATES = ['waiting', 'open', 'granted', 'refunded'] as const
const LatePaymentState = word(...LATE_PAYMENT_STATES)
export type LatePaymentState = t.TypeOf<typeof LatePaymentState>

/** A payment that a provider reported after its checkout was removed. Amounts are in the smallest unit of the currency. */
export const LatePaymentView = t.intersection([
  t.type({
    id: t.string,
    provider: PaymentMethod,
    state: LatePaymentState,
    receivedAt: t.string,
    amount: t.number,
    currency: t.string,
    refunded: t.number,
    /** Whether its provider bills it again and again. */
    renews: t.boolean,
  }),
  t.partial({
    /** The provider's names of the payer and of the subscription. */
    customer: t.string,
    subscription: t.string,
    settlement: t.intersection([
      t.type({ at: t.string, by: t.string, reason: t.string }),
      t.partial({ userId: t.string, order: PaymentOrder }),
    ]),
  }),
])
export type LatePaymentView = t.TypeOf<typeof LatePaymentView>

/** docs/reference/api.md 3.7. */
export const Transaction = t.intersection([
  t.type({
    _id: t.string,
    id: t.string,
    userId: t.string,
    currency: word('gems', 'hourglasses'),
    transactionType: t.string,
    amount: t.number,
    currentAmount: t.number,
    createdAt: t.string,
    updatedAt: t.string,
  }),
  t.partial({ reference: t.string, referenceText: t.string }),
])
export type Transaction = t.TypeOf<typeof Transaction>
