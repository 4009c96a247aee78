import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'

const { get, post, remove } = endpointsOf('notifications')

/** A browser that is told what happens. `endpoint`: by which it knows itself. */
const PushSubscription = t.type({ id: t.string, endpoint: t.string, label: t.string, createdAt: t.string })

/** What a browser says of itself: `PushSubscription.toJSON()` of the Push API. */
const NewSubscription = t.intersection([
  t.type({ endpoint: t.string, keys: t.type({ p256dh: t.string, auth: t.string }) }),
  t.partial({ expirationTime: t.union([t.number, t.null]) }),
])

/** Messages to browsers. decision 124 */
export const pushEndpoints = {
  pushSubscriptions: get('/user/push-subscriptions', {
    auth: 'required',
    summary:
      'The browsers of the player that are told what happens, and the key for a new one; null where the server sends none',
    response: t.type({
      publicKey: t.union([t.string, t.null]),
      subscriptions: t.readonlyArray(PushSubscription),
    }),
  }),
  addPushSubscription: post('/user/push-subscriptions', {
    auth: 'required',
    summary: 'Lets a browser be told what happens, once however often it asks',
    body: NewSubscription,
    status: 201,
    response: PushSubscription,
  }),
  removePushSubscription: remove('/user/push-subscriptions/:id', {
    auth: 'required',
    summary: 'Tells a browser nothing more; answers those that remain',
    response: t.readonlyArray(PushSubscription),
  }),
  tryPushSubscription: post('/user/push-subscriptions/:id/try', {
    auth: 'required',
    summary: 'Sends a browser a message to try, at once, and answers why it did not leave, if so',
    response: t.type({ failure: t.union([t.string, t.null]) }),
  }),
} as const
