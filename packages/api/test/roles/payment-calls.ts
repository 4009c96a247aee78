import type { EndpointName } from '../../src/contract/index.ts'
import { uuidOf } from '../../test-kit/uuid-of.ts'
import { type Asks, ownAndOthers, self } from './asks.ts'

const cancels = {
  own: () => ({ query: 'noRedirect=true' }),
  'of a group': () => ({ query: `noRedirect=true&groupId=${uuidOf('den')}` }),
} satisfies Asks
/** Calls about the caller's payments and subscription, and those of providers. */
export const PAYMENT_CALLS = {
  paymentProviders: self(),
  payments: self(),
  payment: ownAndOthers('payment', (paymentId) => ({ params: { paymentId } })),
  startPayment: {
    gems: () => ({ body: { order: { type: 'gems', pack: '21gems' } } }),
    'gift to other': (me) => ({ body: { order: { type: 'giftGems', to: me.other, amount: 4 } } }),
    'plan of a group': () => ({ body: { order: { type: 'groupPlan', group: uuidOf('club') } } }),
  },
  reportLocalEvent: ownAndOthers('payment', (paymentId) => ({ params: { paymentId }, body: { event: 'paid' } })),
  cancelPlan: { own: () => ({ body: {} }), 'of a group': () => ({ body: { groupId: uuidOf('den') } }) },
  changeCard: { own: () => ({ body: {} }), 'of a group': () => ({ body: { groupId: uuidOf('den') } }) },
  changeBlock: self({ body: { block: 'basic_12mo' } }),
  stripeCheckout: self({ body: { gemsBlock: '4gems' } }),
  stripeEdit: { own: () => ({ body: {} }), 'of a group': () => ({ body: { groupId: uuidOf('den') } }) },
  stripeCancel: cancels,
  stripeWebhook: self({ body: {} }),
  paypalCheckout: self({ query: 'gemsBlock=4gems&noRedirect=true' }),
  paypalCheckoutSuccess: self({ query: 'paymentId=nobody-knows&PayerID=1' }),
  paypalSubscribe: {
    own: () => ({ query: 'sub=basic_3mo&noRedirect=true' }),
    'of a group': () => ({ query: `sub=group_monthly&noRedirect=true&groupId=${uuidOf('den')}` }),
  },
  paypalSubscribeSuccess: self({ query: 'token=nobody-knows' }),
  paypalCancel: cancels,
  paypalWebhook: self({ body: {} }),
  amazonVerifyToken: self({ body: { access_token: 'Atza' } }),
  amazonOrderReference: self({ body: { billingAgreementId: 'B01' } }),
  amazonCheckout: self({ body: { orderReferenceId: 'P01', gemsBlock: '4gems' } }),
  amazonSubscribe: self({ body: { billingAgreementId: 'B01', subscription: 'basic_3mo' } }),
  amazonCancel: cancels,
  amazonWebhook: self({ body: {} }),
  appleVerify: self({ body: { transaction: { receipt: 'x' } } }),
  appleSubscribe: self({ body: { sku: 'basic_3mo', receipt: 'x' } }),
  appleSubscribeOnce: self({ body: { sku: 'basic_3mo', receipt: 'x' } }),
  appleCancel: cancels,
  appleWebhook: self({ body: {} }),
  googleVerify: self({ body: { transaction: { receipt: 'x', signature: 'x' } } }),
  googleSubscribe: self({ body: { sku: 'basic_3mo', transaction: { receipt: 'x' } } }),
  googleSubscribeOnce: self({ body: { sku: 'basic_3mo', transaction: { receipt: 'x' } } }),
  googleCancel: cancels,
  googleWebhook: self({ body: {} }),
  purchaseHistory: self(),
} as const satisfies Partial<Readonly<Record<EndpointName, Asks>>>
