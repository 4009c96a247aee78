import { onSale } from '../../calendar/index.ts'
import type { Catalogue, Quest, QuestCategory, SaleKind } from '../../catalogue/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import {
  toShopItems,
  type ListingEntry,
  type ShopCategory,
  type ShopItem,
  unlessEmpty,
  type ShopContext,
} from './shop.ts'

export type QuestShop = {
  readonly featured: ReadonlyArray<ShopItem>
  readonly categories: ReadonlyArray<ShopCategory>
}

/** The categories of the quest shop in order, and the sale that some depend on. docs/reference/content-facts.md 1.1. */
const CATEGORIES: ReadonlyArray<{ readonly id: QuestCategory; readonly sale?: SaleKind }> = [
  { id: 'unlockable' },
  { id: 'gold' },
  { id: 'hatchingPotion', sale: 'hatchingPotionQuests' },
  { id: 'pet', sale: 'petQuests' },
]

/** Bundles and quests on sale by category, lowest level first. docs/reference/content-facts.md 6.7. */
export const questShop =
  (catalogue: Catalogue) =>
  (user: User, now: Instant): QuestShop => {
    const context = { catalogue, user, now }
    const list = toShopItems(context)
    return {
      featured: list(featured(context)),
      categories: [
        { id: 'bundle', items: list(bundles(context)) },
        ...CATEGORIES.map(({ id, sale }) => ({ id, items: list(questsOf(context, id, sale)) })),
      ].flatMap(unlessEmpty),
    }
  }

const bundles = ({ catalogue, now }: ShopContext): ReadonlyArray<ListingEntry> =>
  onSale(catalogue, 'bundles', now).map((key) => ({
    type: 'bundles',
    path: `bundles.${key}`,
    key,
    sale: { kind: 'bundles', key },
  }))

const toEntry = (key: string, kind?: SaleKind): ListingEntry => ({
  type: 'quests',
  path: `quests.${key}`,
  key,
  ...(kind === undefined ? {} : { sale: { kind, key } }),
})

const questsOf = (
  { catalogue, now }: ShopContext,
  id: QuestCategory,
  sale: SaleKind | undefined,
): ReadonlyArray<ListingEntry> => {
  const onSaleNow = sale === undefined ? undefined : onSale(catalogue, sale, now)
  return Object.values<Quest>(catalogue.quests)
    .filter(({ category, key }) => category === id && (onSaleNow === undefined || onSaleNow.includes(key)))
    .toSorted((one, other) => (one.level ?? 0) - (other.level ?? 0))
    .map(({ key }) => toEntry(key, sale))
}

/** Pet quests of the month that content features, and all potion quests on sale. */
const featured = ({ catalogue, now }: ShopContext): ReadonlyArray<ListingEntry> => {
  const pets = onSale(catalogue, 'petQuests', now)
  return [
    ...catalogue.calendar.featuredQuests.filter((key) => pets.includes(key)).map((key) => toEntry(key, 'petQuests')),
    ...onSale(catalogue, 'hatchingPotionQuests', now).map((key) => toEntry(key, 'hatchingPotionQuests')),
  ]
}
