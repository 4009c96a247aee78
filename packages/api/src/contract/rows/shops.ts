import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'
import { QuantityBody, quantityOf, toQuantityBody } from '../quantity.ts'
import { Stats } from '../wire.ts'

const { post } = endpointsOf('shops')

const AnyObject = t.record(t.string, t.unknown)

const typeOf = (body: { readonly type?: string | undefined }) => (body.type === undefined ? {} : { type: body.type })

type BuyParams = { readonly key: string; readonly type?: string; readonly quantity?: number }

const toOrderRequest = (order: BuyParams) => ({
  params: { type: order.type ?? '', key: order.key },
  ...toQuantityBody(order),
})

/** docs/reference/api.md 2.5. */
export const shopEndpoints = {
  buyArmoire: post('/user/buy/armoire', {
    also: ['/user/buy-armoire'],
    auth: 'required',
    summary: 'Opens the armoire for gold',
    body: QuantityBody,
    response: t.type({ items: AnyObject, flags: AnyObject, armoire: AnyObject }),
    command: {
      name: 'buyArmoire',
      toParams: ({ body }) => quantityOf(body),
      toRequest: toQuantityBody,
    },
  }),
  buyPotion: post('/user/buy/potion', {
    also: ['/user/buy-health-potion'],
    auth: 'required',
    summary: 'Buys and drinks a health potion',
    body: QuantityBody,
    response: Stats,
    command: {
      name: 'buyPotion',
      toParams: ({ body }) => quantityOf(body),
      toRequest: toQuantityBody,
    },
  }),
  buyGear: post('/user/buy-gear/:key', {
    auth: 'required',
    summary: 'Buys a piece of equipment for gold',
    response: AnyObject,
    command: {
      name: 'buyGear',
      toParams: ({ params }) => params,
      toRequest: ({ key }) => ({ params: { key } }),
    },
  }),
  buy: post('/user/buy/:key', {
    auth: 'required',
    summary: 'Buys what the key and type name',
    body: QuantityBody,
    response: AnyObject,
    command: {
      name: 'buy',
      toParams: ({ params, body }) => ({ ...params, ...typeOf(body), ...quantityOf(body) }),
      toRequest: ({ key, ...order }) => ({ params: { key }, body: order }),
    },
  }),
  buyQuest: post('/user/buy-quest/:key', {
    auth: 'required',
    summary: 'Buys scrolls of a quest for gold; answers all scrolls',
    body: QuantityBody,
    response: t.record(t.string, t.number),
    command: {
      name: 'buyQuest',
      toParams: ({ params, body }) => ({ ...params, ...quantityOf(body) }),
      toRequest: (order) => ({ params: { key: order.key }, ...toQuantityBody(order) }),
    },
  }),
  buyMysterySet: post('/user/buy-mystery-set/:key', {
    auth: 'required',
    summary: 'Buys all pieces of a mystery set for an hourglass',
    response: t.type({ items: AnyObject, purchasedPlanConsecutive: AnyObject }),
    command: {
      name: 'buy',
      toParams: ({ params }) => ({ ...params, type: 'mystery' }),
      toRequest: ({ key }) => ({ params: { key } }),
      alternative: true,
    },
  }),
  buySpecialSpell: post('/user/buy-special-spell/:key', {
    auth: 'required',
    summary: 'Buys things to throw, antidotes and cards for gold',
    body: QuantityBody,
    response: t.type({ items: AnyObject, stats: Stats }),
    command: {
      name: 'buy',
      toParams: ({ params, body }) => ({ ...params, type: 'special', ...quantityOf(body) }),
      toRequest: (order) => ({ params: { key: order.key }, ...toQuantityBody(order) }),
      alternative: true,
    },
  }),
  purchase: post('/user/purchase/:type/:key', {
    auth: 'required',
    summary: 'Buys for gems, and gems themselves for gold; the answer depends on the type',
    body: QuantityBody,
    response: AnyObject,
    command: {
      name: 'purchase',
      toParams: ({ params, body }) => ({ ...params, ...quantityOf(body) }),
      toRequest: toOrderRequest,
    },
  }),
  purchaseWithHourglasses: post('/user/purchase-hourglass/:type/:key', {
    auth: 'required',
    summary: 'Buys scenes, quests, pets and mounts of the time travellers',
    body: QuantityBody,
    response: t.type({ items: AnyObject, purchasedPlanConsecutive: AnyObject }),
    command: {
      name: 'purchaseWithHourglasses',
      toParams: ({ params, body }) => ({ ...params, ...quantityOf(body) }),
      toRequest: toOrderRequest,
    },
  }),
  unlock: post('/user/unlock', {
    auth: 'required',
    summary: 'Unlocks a look, a scene or an ear, or all of a set with commas between; what is had already is put on',
    query: t.partial({ path: t.string }),
    response: t.type({ purchased: AnyObject, items: AnyObject }),
    command: {
      name: 'unlock',
      toParams: ({ query }) => query,
      toRequest: ({ path }) => ({ query: { path } }),
    },
  }),
} as const
