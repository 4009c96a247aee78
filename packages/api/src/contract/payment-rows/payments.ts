import * as t from 'io-ts'
import { checkedText, isUuid, oneOfTexts, optionalWord, requiredText, uuid } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { Page } from '../paging.ts'
import {
  LATE_PAYMENT_STATES,
  LatePaymentView,
  PaymentMethod,
  PaymentOrder,
  PaymentView,
  Transaction,
} from '../shapes/index.ts'

const { get, post } = endpointsOf('payments')

const ofPayment = t.type({ paymentId: uuid('paymentNotFound') })
export const OfGroup = t.type({ groupId: checkedText(['groupIdRequired', (text) => text === '' || isUuid(text)]) })

/** What the local provider can be told to report. docs/decisions/092-the-payment-port.md. */
const LOCAL_EVENTS = [
  'paid',
  'wrongAmount',
  'failed',
  'renewed',
  'partlyRefunded',
  'refunded',
  'disputed',
  'won',
  'lost',
  'ended',
] as const
const LocalEvent = t.keyof(
  Object.fromEntries(LOCAL_EVENTS.map((each) => [each, null])) as {
    readonly [Each in (typeof LOCAL_EVENTS)[number]]: null
  },
)

/** docs/reference/api.md 6.3 and 2.2; docs/decisions/092-the-payment-port.md. */
export const paymentEndpoints = {
  paymentProviders: get('/payments/providers', {
    auth: 'required',
    summary: 'The payment providers that this server has; with `Local` alone nothing is charged',
    response: t.type({ providers: t.readonlyArray(PaymentMethod) }),
  }),
  payments: get('/payments', {
    auth: 'required',
    summary: 'Own payments, newest first',
    response: t.readonlyArray(PaymentView),
  }),
  payment: get('/payments/:paymentId', {
    auth: 'required',
    summary: 'An own payment; the provider is asked what became of an open one',
    params: ofPayment,
    response: PaymentView,
  }),
  startPayment: post('/payments', {
    auth: 'required',
    summary: 'Begins a payment; `url` is the page of the provider',
    status: 201,
    body: t.intersection([t.type({ order: PaymentOrder }), t.partial({ provider: PaymentMethod })]),
    response: t.type({ id: t.string, session: t.string, url: t.string }),
  }),
  reportLocalEvent: post('/payments/:paymentId/local', {
    auth: 'required',
    summary: 'Lets the local provider report something about an own payment',
    params: ofPayment,
    body: t.type({ event: LocalEvent }),
    response: PaymentView,
  }),
  cancelPlan: post('/payments/cancel', {
    auth: 'required',
    summary: 'Cancels the own subscription, or the plan of a group, after the paid time',
    body: OfGroup,
    response: t.type({ until: t.string }),
  }),
  changeCard: post('/payments/change-card', {
    auth: 'required',
    summary: 'Begins to change how a subscription is paid; `url` is the page of the provider',
    body: OfGroup,
    response: t.type({ session: t.string, url: t.string }),
  }),
  changeBlock: post('/payments/change-block', {
    auth: 'required',
    summary: 'Changes the block of the own subscription from its next bill on; the present one takes a change back',
    body: t.type({ block: requiredText('missingSubscriptionCode') }),
    response: t.partial({ nextBill: t.string, consentUrl: t.string }),
  }),
  purchaseHistory: get('/user/purchase-history', {
    auth: 'required',
    summary: 'Own changes of gems and hourglasses, newest first',
    response: t.readonlyArray(Transaction),
  }),
  memberPurchaseHistory: get('/members/:memberId/purchase-history', {
    auth: 'required',
    summary: "A player's changes of gems and hourglasses, newest first, for support",
    params: t.type({ memberId: uuid('memberIdRequired') }),
    response: t.readonlyArray(Transaction),
  }),
  paymentDetails: get('/admin/user/:heroId/subscription-payment-details', {
    auth: 'required',
    summary: "What the provider says of a player's subscription, for support",
    params: t.type({ heroId: checkedText(['heroIdRequired', (text) => text.trim() !== '']) }),
    response: t.intersection([
      t.type({ customerId: t.string }),
      t.partial({ originalPurchaseDate: t.string, lastPaymentDate: t.string, nextPaymentDate: t.string }),
    ]),
  }),
  getLatePayments: get('/admin/late-payments', {
    auth: 'required',
    summary: 'Payments that providers reported after their checkouts were removed, the latest first; for support',
    query: t.intersection([Page, t.type({ state: optionalWord('invalidReqParams', ...LATE_PAYMENT_STATES) })]),
    response: t.readonlyArray(LatePaymentView),
  }),
  settleLatePayment: post('/admin/late-payments/:paymentId/settle', {
    auth: 'required',
    summary: 'Gives what a late payment was for to who paid it, or notes that its money went back; for support',
    params: ofPayment,
    body: t.intersection([
      t.type({
        decision: oneOfTexts('invalidLatePaymentDecision', 'grant', 'refund'),
        reason: requiredText('latePaymentReasonRequired'),
      }),
      t.partial({ user: t.string, order: PaymentOrder }),
    ]),
    response: LatePaymentView,
  }),
} as const
