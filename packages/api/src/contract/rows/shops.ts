import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'
import { Stats } from '../wire.ts'

const { post } = endpointsOf('shops')

const Open = t.record(t.string, t.unknown)

/** Numbers arrive as such or, from forms, as text; what is neither goes on as it is, and the rule refuses it. */
const Order = t.partial({ type: t.string, quantity: t.unknown })

const quantityOf = (body: { readonly quantity?: unknown }): { readonly quantity?: unknown } => {
  const { quantity } = body
  if (quantity === undefined || quantity === null) return {}
  const isNumeral = typeof quantity === 'string' && quantity.trim() !== '' && !Number.isNaN(Number(quantity))
  return { quantity: isNumeral ? Number(quantity) : quantity }
}

const typeOf = (body: { readonly type?: string | undefined }) => (body.type === undefined ? {} : { type: body.type })

const sentQuantity = ({ quantity }: { readonly quantity?: number }) =>
  quantity === undefined ? {} : { body: { quantity } }

type Buying = { readonly key: string; readonly type?: string; readonly quantity?: number }

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
} as const
