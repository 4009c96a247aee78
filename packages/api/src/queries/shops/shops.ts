import { galaAt } from '@daykeep/rules/calendar'
import {
  customisationShop,
  gearShop,
  marketShop,
  questShop,
  seasonalShop,
  type ShopCategory,
  type ShopItem,
  timeTravellersShop,
} from '@daykeep/rules/shops'
import * as E from 'fp-ts/lib/Either.js'
import { type DescriptionContext, toItemInfo } from '../../content/index.ts'
import type { ItemInfo } from '../../contract/index.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { createTranslator, type Translator } from '../../i18n/translator.ts'
import { descriptionContext } from './description-context.ts'
import { lookCategories, scenesBySet } from './looks.ts'
import { galaSetCategory } from './gala-set-category.ts'

type ShopNeeds = 'catalogue' | 'clock' | 'i18n'

/** Who asks, when, and in which language. */
type ShopRequest = DescriptionContext & Translator & { readonly now: number }

type Category = { readonly identifier: string; readonly text: string; readonly items: ReadonlyArray<ItemInfo> }

/** A shop whose words are in `shops.<words>.*`. `identifier` and `imageName` are what tools know it by. */
type ShopName = { readonly words: string; readonly identifier: string }

type ShopEndpoint =
  | 'shopMarket'
  | 'shopQuests'
  | 'shopTimeTravellers'
  | 'shopSeasonal'
  | 'shopCustomizations'
  | 'shopBackgrounds'

const NAMES: Readonly<Record<ShopEndpoint, ShopName>> = {
  shopMarket: { words: 'market', identifier: 'market' },
  shopQuests: { words: 'questShop', identifier: 'questShop' },
  shopTimeTravellers: { words: 'timeTravellers', identifier: 'timeTravelersShop' },
  shopSeasonal: { words: 'seasonalShop', identifier: 'seasonalShop' },
  shopCustomizations: { words: 'customizations', identifier: 'customizationsShop' },
  shopBackgrounds: { words: 'customizations', identifier: 'backgroundShop' },
}

type Shelves = Readonly<Record<string, unknown>>

const toItems =
  (request: DescriptionContext) =>
  (items: ReadonlyArray<ShopItem>): ReadonlyArray<ItemInfo> =>
    items.map((item) => ({ ...toItemInfo(request, item), ...(item.end === undefined ? {} : { end: item.end }) }))

const toCategory =
  (request: ShopRequest, words: string) =>
  ({ id, items }: ShopCategory): Category => ({
    identifier: id,
    text: request.translate(`shops.${words}.${id}`),
    items: toItems(request)(items),
  })

const featuredOf = (request: ShopRequest, items: ReadonlyArray<ShopItem>) => ({
  text: request.translate('shops.category.featured'),
  items: toItems(request)(items),
})

const market = (request: ShopRequest): Shelves => {
  const { featured, categories, cards, special } = marketShop(request.catalogue)(request.user, request.now)
  return {
    categories: [...categories, { id: 'cards', items: cards }, { id: 'special', items: special }].map(
      toCategory(request, 'category'),
    ),
    featured: featuredOf(request, featured),
  }
}

const quests = (request: ShopRequest): Shelves => {
  const { featured, categories } = questShop(request.catalogue)(request.user, request.now)
  return {
    categories: categories.map(toCategory(request, 'questCategory')),
    featured: featuredOf(request, featured),
  }
}

const timeTravellers = (request: ShopRequest): Shelves => {
  const { opened, categories, sets } = timeTravellersShop(request.catalogue)(request.user, request.now)
  return {
    opened,
    categories: [...categories, { id: 'sets', items: sets }]
      .filter(({ items }) => items.length > 0)
      .map(toCategory(request, 'timeCategory')),
  }
}

const seasonal = (request: ShopRequest): Shelves => {
  const { opened, featured, categories } = seasonalShop(request.catalogue)(request.user, request.now)
  const toOther = toCategory(request, 'seasonalCategory')
  return {
    opened,
    categories: categories.map((category) => ({ ...toOther(category), ...galaSetCategory(request, category.id) })),
    featured: featuredOf(request, featured),
  }
}

const customizations = (request: ShopRequest): Shelves => ({
  categories: customisationShop(request.catalogue)(request.user, request.now).flatMap((category) =>
    lookCategories(request, category, toItems(request)),
  ),
})

const backgrounds = (request: ShopRequest): Shelves => {
  const [scenes] = customisationShop(request.catalogue)(request.user, request.now)
  return { sets: scenes === undefined ? [] : scenesBySet(request, scenes.items, toItems(request)) }
}

const SHELVES: Readonly<Record<ShopEndpoint, (request: ShopRequest) => Shelves>> = {
  shopMarket: market,
  shopQuests: quests,
  shopTimeTravellers: timeTravellers,
  shopSeasonal: seasonal,
  shopCustomizations: customizations,
  shopBackgrounds: backgrounds,
}

const shopRequest = (
  app: Pick<AppContext, ShopNeeds>,
  request: Parameters<typeof descriptionContext>[1],
): ShopRequest => {
  const describing = descriptionContext(app, request)
  return { ...describing, ...createTranslator(app.i18n, describing.language), now: app.clock() }
}

const shop =
  <Name extends ShopEndpoint>(name: Name): PlayerHandler<Name, ShopNeeds> =>
  (app) =>
  async (request) => {
    const { words, identifier } = NAMES[name]
    const shopOptions = shopRequest(app, request)
    const season = galaAt(shopOptions.now).season
    const data = {
      identifier,
      text: shopOptions.translate(`shops.${words}.title`),
      notes: shopOptions.translate(`shops.${words}.greeting.${season}`),
      imageName: `shop_${words}`,
      ...SHELVES[name](shopOptions),
    }
    return E.right({ data, user: request.player }) as never
  }

/** Every shop by the name of its endpoint. docs/reference/api.md 2.17. */
export const shops: { readonly [Name in ShopEndpoint]: PlayerHandler<Name, ShopNeeds> } = {
  shopMarket: shop('shopMarket'),
  shopQuests: shop('shopQuests'),
  shopTimeTravellers: shop('shopTimeTravellers'),
  shopSeasonal: shop('shopSeasonal'),
  shopCustomizations: shop('shopCustomizations'),
  shopBackgrounds: shop('shopBackgrounds'),
}

/** The gear of the market by class. docs/reference/api.md 2.17. */
export const marketGearShop: PlayerHandler<'shopMarketGear', ShopNeeds> = (app) => async (request) => {
  const shopOptions = shopRequest(app, request)
  const categories = gearShop(app.catalogue)(shopOptions.user, shopOptions.now).map(toCategory(shopOptions, 'class'))
  return E.right({ data: { categories }, user: request.player })
}
