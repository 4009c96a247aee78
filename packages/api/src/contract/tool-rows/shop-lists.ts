import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'
import { ItemInfo } from '../wire.ts'

const { get } = endpointsOf('shops')

const Category = t.intersection([
  t.type({ identifier: t.string, text: t.string, items: t.readonlyArray(ItemInfo) }),
  t.partial({ specialClass: t.string, path: t.string, pinType: t.string, purchaseAll: t.boolean }),
])

const ShopWords = t.type({ identifier: t.string, text: t.string, notes: t.string, imageName: t.string })

const Shop = t.intersection([
  ShopWords,
  t.type({ categories: t.readonlyArray(Category) }),
  t.partial({ opened: t.boolean, featured: t.type({ text: t.string, items: t.readonlyArray(ItemInfo) }) }),
])

const shop = (path: `/shops/${string}`, summary: string) => get(path, { auth: 'required', summary, response: Shop })

/** What the shops offer a player now. docs/reference/api.md 2.17. */
export const shopListEndpoints = {
  shopMarket: shop('/shops/market', 'Eggs, potions, food, cards and odds and ends'),
  shopQuests: shop('/shops/quests', 'Quests and bundles by category'),
  shopTimeTravellers: shop('/shops/time-travelers', 'What hourglasses buy, without what the player has'),
  shopSeasonal: shop('/shops/seasonal', 'Transformations, quests and gear of the season'),
  shopCustomizations: shop('/shops/customizations', 'Looks that the player lacks, by set'),
  shopMarketGear: get('/shops/market-gear', {
    auth: 'required',
    summary: 'The gear of the market by class',
    response: t.type({ categories: t.readonlyArray(Category) }),
  }),
  shopBackgrounds: get('/shops/backgrounds', {
    auth: 'required',
    summary: 'Backgrounds that the player lacks, by set',
    response: t.intersection([ShopWords, t.type({ sets: t.readonlyArray(Category) })]),
  }),
} as const
