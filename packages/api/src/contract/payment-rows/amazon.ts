import * as t from 'io-ts'
import { requiredText } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { CancelQuery, LegacyOrder } from './legacy-order.ts'

const { get, post } = endpointsOf('payments')

const EmptyObject = t.type({})

/** Calls of clients that draw Amazon's own button; the web leads to Amazon's page instead. docs/reference/api.md 6.2. */
export const amazonEndpoints = {
  amazonVerifyToken: post('/amazon/verifyAccessToken', {
    auth: 'required',
    root: true,
    summary: 'Checks the token of a player who has signed in at Amazon',
    body: t.type({ access_token: requiredText('amazonFieldMissing') }),
    response: EmptyObject,
  }),
  amazonOrderReference: post('/amazon/createOrderReferenceId', {
    auth: 'required',
    root: true,
    summary: 'A reference for one payment of an agreement',
    body: t.type({ billingAgreementId: requiredText('amazonFieldMissing') }),
    response: t.type({ orderReferenceId: t.string }),
  }),
  amazonCheckout: post('/amazon/checkout', {
    auth: 'required',
    root: true,
    summary: 'Charges what was approved at Amazon, once',
    body: t.intersection([t.type({ orderReferenceId: requiredText('amazonFieldMissing') }), LegacyOrder]),
    response: EmptyObject,
  }),
  amazonSubscribe: post('/amazon/subscribe', {
    auth: 'required',
    root: true,
    summary: 'Starts a subscription, or the plan of a group, that Amazon charges',
    body: t.intersection([
      t.type({ billingAgreementId: requiredText('amazonFieldMissing') }),
      t.partial({ subscription: t.unknown, coupon: t.unknown, groupId: t.unknown }),
    ]),
    response: EmptyObject,
  }),
  amazonCancel: get('/amazon/subscribe/cancel', {
    auth: 'required',
    root: true,
    summary: 'Cancels a subscription, or the plan of a group; leads to the app unless noRedirect is sent',
    query: CancelQuery,
    response: EmptyObject,
  }),
  amazonWebhook: post('/amazon/ipn', {
    auth: 'none',
    root: true,
    summary: 'What Amazon reports, signed by it',
    body: t.UnknownRecord,
    signed: true,
    response: EmptyObject,
  }),
} as const
