import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'
import { Stats } from '../wire.ts'

const { post } = endpointsOf('inventory')

const Items = t.record(t.string, t.unknown)
const Amount = t.partial({ amount: t.string })

/** docs/reference/api.md 2.4 and 2.5. */
export const inventoryEndpoints = {
  equip: post('/user/equip/:type/:key', {
    auth: 'required',
    summary: 'Puts on or takes off a piece of equipment, a pet or a mount',
    response: Items,
    command: {
      name: 'equip',
      toParams: ({ params }) => params,
      toRequest: ({ type = 'equipped', key }) => ({ params: { type, key } }),
    },
  }),
  unequip: post('/user/unequip/:type', {
    auth: 'required',
    summary: 'Takes off everything of a kind',
    response: Items,
    command: {
      name: 'unequip',
      toParams: ({ params }) => params,
      toRequest: ({ type = 'equipped' }) => ({ params: { type } }),
    },
  }),
  hatch: post('/user/hatch/:egg/:hatchingPotion', {
    auth: 'required',
    summary: 'Pours a potion over an egg',
    response: Items,
    command: {
      name: 'hatch',
      toParams: ({ params }) => params,
      toRequest: ({ egg, hatchingPotion }) => ({ params: { egg, hatchingPotion } }),
    },
  }),
  feed: post('/user/feed/:pet/:food', {
    auth: 'required',
    summary: 'Feeds a pet; answers its points, -1 when it became a mount',
    query: Amount,
    response: t.number,
    command: {
      name: 'feed',
      toParams: ({ params, query }) => ({ ...params, amount: query.amount }),
      toRequest: ({ pet, food, amount }) => ({ params: { pet, food }, query: { amount } }),
    },
  }),
  sell: post('/user/sell/:type/:key', {
    auth: 'required',
    summary: 'Sells eggs, potions or food',
    query: Amount,
    response: t.type({ stats: Stats, items: Items }),
    command: {
      name: 'sell',
      toParams: ({ params, query }) => ({ ...params, amount: query.amount }),
      toRequest: ({ type, key, amount }) => ({ params: { type, key }, query: { amount } }),
    },
  }),
  releasePets: post('/user/release-pets', {
    auth: 'required',
    summary: 'Lets all ordinary pets go; answers the pets that are left',
    response: Items,
    command: { name: 'releasePets', toParams: () => ({}), toRequest: () => ({}) },
  }),
  releaseMounts: post('/user/release-mounts', {
    auth: 'required',
    summary: 'Lets all ordinary mounts go; answers the mounts that are left',
    response: Items,
    command: { name: 'releaseMounts', toParams: () => ({}), toRequest: () => ({}) },
  }),
  releaseBoth: post('/user/release-both', {
    auth: 'required',
    summary: 'Lets a stable go that was filled twice',
    response: t.type({ achievements: Items, items: Items, balance: t.number }),
    command: { name: 'releaseBoth', toParams: () => ({}), toRequest: () => ({}) },
  }),
  openMysteryItem: post('/user/open-mystery-item', {
    auth: 'required',
    summary: 'Opens the package that has waited longest; answers the piece',
    response: t.type({ key: t.string, text: t.string, notes: t.string, type: t.string }),
    command: { name: 'openMysteryItem', toParams: () => ({}), toRequest: () => ({}) },
  }),
} as const
