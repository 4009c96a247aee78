import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'
import { Order, quantityOf, sentQuantity } from '../quantity.ts'
import { Stats } from '../wire.ts'

const { post } = endpointsOf('shops')

const Open = t.record(t.string, t.unknown)

const typeOf = (body: { readonly type?: string | undefined }) => (body.type === undefined ? {} : { type: body.type })

type Buying = { readonly key: string; readonly type?: string; readonly quantity?: number }

const sentOrder = (order: Buying) => ({ params: { type: order.type ?? '', key: order.key }, ...sentQuantity(order) })

/** Reference, api 2.5. */
export const shopEndpoints = {
  buyArmoire: post('/user/buy/armoire', {
    also: ['/user/buy-armoire'],
    who: 'player',
    summary: 'Opens the armoire for gold',
    body: Order,
    answer: t.type({ items: Open, flags: Open, armoire: Open }),
    plays: {
      command: 'buyArmoire',
      paramsOf: ({ body }) => quantityOf(body),
      sentOf: sentQuantity,
    },
  }),
  buyPotion: post('/user/buy/potion', {
    also: ['/user/buy-health-potion'],
    who: 'player',
    summary: 'Buys and drinks a health potion',
    body: Order,
    answer: Stats,
    plays: {
      command: 'buyPotion',
      paramsOf: ({ body }) => quantityOf(body),
      sentOf: sentQuantity,
    },
  }),
  buyGear: post('/user/buy-gear/:key', {
    who: 'player',
    summary: 'Buys a piece of equipment for gold',
    answer: Open,
    plays: {
      command: 'buyGear',
      paramsOf: ({ params }) => params,
      sentOf: ({ key }: { readonly key: string }) => ({ params: { key } }),
    },
  }),
  buy: post('/user/buy/:key', {
    who: 'player',
    summary: 'Buys what the key and type name',
    body: Order,
    answer: Open,
    plays: {
      command: 'buy',
      paramsOf: ({ params, body }) => ({ ...params, ...typeOf(body), ...quantityOf(body) }),
      sentOf: ({ key, ...order }: Buying) => ({ params: { key }, body: order }),
    },
  }),
  buyQuest: post('/user/buy-quest/:key', {
    who: 'player',
    summary: 'Buys scrolls of a quest for gold; answers all scrolls',
    body: Order,
    answer: t.record(t.string, t.number),
    plays: {
      command: 'buyQuest',
      paramsOf: ({ params, body }) => ({ ...params, ...quantityOf(body) }),
      sentOf: (order: Buying) => ({ params: { key: order.key }, ...sentQuantity(order) }),
    },
  }),
  buyMysterySet: post('/user/buy-mystery-set/:key', {
    who: 'player',
    summary: 'Buys all pieces of a mystery set for an hourglass',
    answer: t.type({ items: Open, purchasedPlanConsecutive: Open }),
    plays: {
      command: 'buy',
      paramsOf: ({ params }) => ({ ...params, type: 'mystery' }),
      sentOf: ({ key }: Buying) => ({ params: { key } }),
      alternative: true,
    },
  }),
  buySpecialSpell: post('/user/buy-special-spell/:key', {
    who: 'player',
    summary: 'Buys things to throw, antidotes and cards for gold',
    body: Order,
    answer: t.type({ items: Open, stats: Stats }),
    plays: {
      command: 'buy',
      paramsOf: ({ params, body }) => ({ ...params, type: 'special', ...quantityOf(body) }),
      sentOf: (order: Buying) => ({ params: { key: order.key }, ...sentQuantity(order) }),
      alternative: true,
    },
  }),
  purchase: post('/user/purchase/:type/:key', {
    who: 'player',
    summary: 'Buys for gems, and gems themselves for gold; the answer depends on the type',
    body: Order,
    answer: Open,
    plays: {
      command: 'purchase',
      paramsOf: ({ params, body }) => ({ ...params, ...quantityOf(body) }),
      sentOf: sentOrder,
    },
  }),
  purchaseWithHourglasses: post('/user/purchase-hourglass/:type/:key', {
    who: 'player',
    summary: 'Buys scenes, quests, pets and mounts of the time travellers',
    body: Order,
    answer: t.type({ items: Open, purchasedPlanConsecutive: Open }),
    plays: {
      command: 'purchaseWithHourglasses',
      paramsOf: ({ params, body }) => ({ ...params, ...quantityOf(body) }),
      sentOf: sentOrder,
    },
  }),
  unlock: post('/user/unlock', {
    who: 'player',
    summary: 'Unlocks a look, a scene or an ear, or all of a set with commas between; what is had already is put on',
    query: t.partial({ path: t.string }),
    answer: t.type({ purchased: Open, items: Open }),
    plays: {
      command: 'unlock',
      paramsOf: ({ query }) => query,
      sentOf: ({ path }: { readonly path?: string }) => ({ query: { path } }),
    },
  }),
} as const
