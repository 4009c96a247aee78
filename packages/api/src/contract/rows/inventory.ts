import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'
import { Stats } from '../wire.ts'

const { post } = endpointsOf('inventory')

const Items = t.record(t.string, t.unknown)
const Amount = t.partial({ amount: t.string })

/** A query holds texts only; what is no number goes on as it is, and the rule refuses it. */
const figure = (text: string | undefined): unknown => {
  if (text === undefined) return undefined
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text)
}

const amountOf = (query: { readonly amount?: string | undefined }): { readonly amount?: unknown } =>
  query.amount === undefined ? {} : { amount: figure(query.amount) }

type Wearing = { readonly type: string; readonly key: string }
type Hatching = { readonly egg: string; readonly hatchingPotion: string }
type Feeding = { readonly pet: string; readonly food: string; readonly amount?: number }
type Selling = { readonly type: string; readonly key: string; readonly amount?: number }

/** Reference, api 2.4 and 2.5. */
export const inventoryEndpoints = {
  equip: post('/user/equip/:type/:key', {
    who: 'player',
    summary: 'Puts on or takes off a piece of equipment, a pet or a mount',
    answer: Items,
    plays: {
      command: 'equip',
      paramsOf: ({ params }) => params,
      sentOf: ({ type, key }: Wearing) => ({ params: { type, key } }),
    },
  }),
  unequip: post('/user/unequip/:type', {
    who: 'player',
    summary: 'Takes off everything of a kind',
    answer: Items,
    plays: {
      command: 'unequip',
      paramsOf: ({ params }) => params,
      sentOf: ({ type }: { readonly type: string }) => ({ params: { type } }),
    },
  }),
  hatch: post('/user/hatch/:egg/:hatchingPotion', {
    who: 'player',
    summary: 'Pours a potion over an egg',
    answer: Items,
    plays: {
      command: 'hatch',
      paramsOf: ({ params }) => params,
      sentOf: ({ egg, hatchingPotion }: Hatching) => ({ params: { egg, hatchingPotion } }),
    },
  }),
  feed: post('/user/feed/:pet/:food', {
    who: 'player',
    summary: 'Feeds a pet; answers its points, -1 when it became a mount',
    query: Amount,
    answer: t.number,
    plays: {
      command: 'feed',
      paramsOf: ({ params, query }) => ({ ...params, ...amountOf(query) }),
      sentOf: ({ pet, food, amount }: Feeding) => ({ params: { pet, food }, query: { amount } }),
    },
  }),
  sell: post('/user/sell/:type/:key', {
    who: 'player',
    summary: 'Sells eggs, potions or food',
    query: Amount,
    answer: t.type({ stats: Stats, items: Items }),
    plays: {
      command: 'sell',
      paramsOf: ({ params, query }) => ({ ...params, ...amountOf(query) }),
      sentOf: ({ type, key, amount }: Selling) => ({ params: { type, key }, query: { amount } }),
    },
  }),
  releasePets: post('/user/release-pets', {
    who: 'player',
    summary: 'Lets all ordinary pets go; answers the pets that are left',
    answer: Items,
    plays: { command: 'releasePets', paramsOf: () => ({}), sentOf: () => ({}) },
  }),
  releaseMounts: post('/user/release-mounts', {
    who: 'player',
    summary: 'Lets all ordinary mounts go; answers the mounts that are left',
    answer: Items,
    plays: { command: 'releaseMounts', paramsOf: () => ({}), sentOf: () => ({}) },
  }),
  releaseBoth: post('/user/release-both', {
    who: 'player',
    summary: 'Lets a stable go that was filled twice',
    answer: t.type({ achievements: Items, items: Items, balance: t.number }),
    plays: { command: 'releaseBoth', paramsOf: () => ({}), sentOf: () => ({}) },
  }),
  openMysteryItem: post('/user/open-mystery-item', {
    who: 'player',
    summary: 'Opens the package that has waited longest; answers the piece',
    answer: t.type({ key: t.string, text: t.string, notes: t.string, type: t.string }),
    plays: { command: 'openMysteryItem', paramsOf: () => ({}), sentOf: () => ({}) },
  }),
} as const
