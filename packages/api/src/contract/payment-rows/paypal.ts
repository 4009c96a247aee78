import * as t from 'io-ts'
import { requiredText } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { CancelQuery } from './legacy-order.ts'

const { get, post } = endpointsOf('payments')

const EmptyObject = t.type({})
const Started = t.type({ sessionId: t.string, url: t.string })
const withoutRedirect = t.partial({ noRedirect: t.string })
const order = {
  gemsBlock: t.string,
  sku: t.string,
  gift: t.string,
  coupon: t.string,
  groupId: t.string,
  noRedirect: t.string,
}

/** docs/reference/api.md 6.2. */
export const paypalEndpoints = {
  paypalCheckout: get('/paypal/checkout', {
    auth: 'required',
    root: true,
    summary: 'Begins a payment by PayPal and leads to its page, unless noRedirect is sent',
    query: t.partial(order),
    response: Started,
  }),
  paypalCheckoutSuccess: get('/paypal/checkout/success', {
    auth: 'required',
    root: true,
    summary: 'The way back from PayPal after a payment: takes the money that was approved',
    query: t.intersection([
      t.type({ paymentId: requiredText('missingPaymentId'), PayerID: requiredText('missingCustomerId') }),
      withoutRedirect,
    ]),
    response: EmptyObject,
  }),
  paypalSubscribe: get('/paypal/subscribe', {
    auth: 'required',
    root: true,
    summary: 'Begins a subscription by PayPal and leads to its page, unless noRedirect is sent',
    query: t.intersection([t.type({ sub: requiredText('missingSubKey') }), t.partial(order)]),
    response: Started,
  }),
  paypalSubscribeSuccess: get('/paypal/subscribe/success', {
    auth: 'required',
    root: true,
    summary: 'The way back from PayPal after a subscription was approved',
    query: t.intersection([t.type({ token: requiredText('missingPaypalBlock') }), withoutRedirect]),
    response: EmptyObject,
  }),
  paypalCancel: get('/paypal/subscribe/cancel', {
    auth: 'required',
    root: true,
    summary: 'Cancels a subscription, or the plan of a group; leads to the app unless noRedirect is sent',
    query: CancelQuery,
    response: EmptyObject,
  }),
  paypalWebhook: post('/paypal/ipn', {
    auth: 'none',
    root: true,
    summary: 'What PayPal reports, signed by it',
    body: t.UnknownRecord,
    signed: true,
    response: EmptyObject,
  }),
} as const
