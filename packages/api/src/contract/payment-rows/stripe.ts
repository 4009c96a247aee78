import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'
import { CancelQuery, LegacyOrder } from './legacy-order.ts'
import { OfGroup } from './payments.ts'

const { get, post } = endpointsOf('payments')

const EmptyObject = t.type({})

/** docs/reference/api.md 6.2. */
export const stripeEndpoints = {
  stripeCheckout: post('/stripe/checkout-session', {
    auth: 'required',
    root: true,
    summary: 'Begins a payment by card; `url` is the page of the provider',
    body: LegacyOrder,
    response: t.type({ sessionId: t.string, url: t.string }),
  }),
  stripeEdit: post('/stripe/subscribe/edit', {
    auth: 'required',
    root: true,
    summary: 'Begins to change the card of a subscription',
    body: OfGroup,
    response: t.type({ sessionId: t.string, url: t.string }),
  }),
  stripeCancel: get('/stripe/subscribe/cancel', {
    auth: 'required',
    root: true,
    summary: 'Cancels a subscription, or the plan of a group; leads to the app unless noRedirect is sent',
    query: CancelQuery,
    response: EmptyObject,
  }),
  stripeWebhook: post('/stripe/webhooks', {
    auth: 'none',
    root: true,
    summary: 'What Stripe reports, signed by it',
    body: t.UnknownRecord,
    signed: true,
    response: EmptyObject,
  }),
} as const
