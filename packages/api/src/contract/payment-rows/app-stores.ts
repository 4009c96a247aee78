import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'
import { CancelQuery } from './legacy-order.ts'

const { get, post } = endpointsOf('payments')

const EmptyObject = t.type({})
/** `receipt`: what older apps send by itself. */
const Purchase = t.partial({ sku: t.unknown, transaction: t.unknown, receipt: t.unknown, gift: t.unknown })

/** The calls of the app of a store. docs/reference/api.md 6.2; docs/decisions/118-payment-adapters.md. */
const endpointsOfStore = (path: 'ios' | 'android', store: string) =>
  ({
    verify: post(`/iap/${path}/verify`, {
      auth: 'required',
      root: true,
      summary: `Gives the gems of a purchase in ${store}, to the player or as a gift`,
      body: Purchase,
      response: EmptyObject,
    }),
    subscribe: post(`/iap/${path}/subscribe`, {
      auth: 'required',
      root: true,
      summary: `Starts a subscription that was bought in ${store}`,
      body: Purchase,
      response: EmptyObject,
    }),
    subscribeOnce: post(`/iap/${path}/norenew-subscribe`, {
      auth: 'required',
      root: true,
      summary: `Gives the months of a subscription that does not renew, bought in ${store}`,
      body: Purchase,
      response: EmptyObject,
    }),
    cancel: get(`/iap/${path}/subscribe/cancel`, {
      auth: 'required',
      root: true,
      summary: `Cancels a subscription of ${store}, as far as the store lets us`,
      query: CancelQuery,
      response: EmptyObject,
    }),
    webhook: post(`/iap/${path}/notifications`, {
      auth: 'none',
      root: true,
      summary: `What ${store} reports, signed by it`,
      body: t.UnknownRecord,
      signed: true,
      response: EmptyObject,
    }),
  }) as const

const apple = endpointsOfStore('ios', 'the App Store')
const google = endpointsOfStore('android', 'Google Play')

export const appStoreEndpoints = {
  appleVerify: apple.verify,
  appleSubscribe: apple.subscribe,
  appleSubscribeOnce: apple.subscribeOnce,
  appleCancel: apple.cancel,
  appleWebhook: apple.webhook,
  googleVerify: google.verify,
  googleSubscribe: google.subscribe,
  googleSubscribeOnce: google.subscribeOnce,
  googleCancel: google.cancel,
  googleWebhook: google.webhook,
} as const
