import { onSale } from '../../calendar/index.ts'
import {
  type Card,
  type Catalogue,
  type Egg,
  type Food,
  type HatchingPotion,
  isReleased,
} from '../../catalogue/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { isEggSold, isFoodSold, isPotionSold } from '../on-sale/index.ts'
import {
  type ListingEntry,
  missingGalaPieces,
  type ShopCategory,
  type ShopContext,
  type ShopItem,
  toShopItems,
  unlessEmpty,
} from './shop.ts'

export type MarketShop = {
  readonly featured: ReadonlyArray<ShopItem>
  readonly categories: ReadonlyArray<ShopCategory>
  /** Cards sold always, and those whose feast is near. */
  readonly cards: ReadonlyArray<ShopItem>
  /** Gems for gold, the orb of rebirth, and fortifying. */
  readonly special: ReadonlyArray<ShopItem>
}

/** The market without its gear; categories are sorted by key. docs/reference/content-facts.md 6.7. */
export const marketShop =
  (catalogue: Catalogue) =>
  (user: User, now: Instant): MarketShop => {
    const context = { catalogue, user, now }
    const list = toShopItems(context)
    const potions = potionsFor(context)
    return {
      featured: list(featuredFor(context)),
      categories: [
        { id: 'eggs', items: list(eggsFor(context)) },
        { id: 'hatchingPotions', items: list(potions.filter(({ type }) => type === 'hatchingPotions')) },
        ...unlessEmpty({
          id: 'premiumHatchingPotions',
          items: list(potions.filter(({ type }) => type === PREMIUM)),
        }),
        { id: 'food', items: list(foodFor(context)) },
      ],
      cards: list(cardsFor(context)),
      special: list(SPECIAL),
    }
  }

const PREMIUM = 'premiumHatchingPotion'

const POTION_SHELVES = {
  standard: { type: 'hatchingPotions', shelf: 'hatchingPotions' },
  premium: { type: PREMIUM, shelf: 'premiumHatchingPotions' },
  wacky: { type: PREMIUM, shelf: 'wackyHatchingPotions' },
} as const

const SPECIAL: ReadonlyArray<ListingEntry> = [
  { type: 'gem', path: 'special.gems', key: 'gems' },
  { type: 'rebirth_orb', path: 'special.rebirth_orb', key: 'rebirth_orb' },
  { type: 'fortify', path: 'special.fortify', key: 'fortify' },
]

const byKey = (entries: ReadonlyArray<ListingEntry>): ReadonlyArray<ListingEntry> =>
  entries.toSorted((one, other) => (one.key < other.key ? -1 : 1))

const eggsFor = ({ catalogue, user, now }: ShopContext): ReadonlyArray<ListingEntry> =>
  byKey(
    Object.values<Egg>(catalogue.eggs)
      .filter((egg) => isReleased(egg, now) && isEggSold(catalogue, user, egg))
      .map(({ key }) => ({ type: 'eggs', path: `eggs.${key}`, key })),
  )

const potionsFor = ({ catalogue, user, now }: ShopContext): ReadonlyArray<ListingEntry> =>
  byKey(
    Object.values<HatchingPotion>(catalogue.hatchingPotions)
      .filter((potion) => isReleased(potion, now) && isPotionSold(catalogue, user, potion, now))
      .map(toEntry),
  )

const toEntry = ({ key, kind }: Pick<HatchingPotion, 'key' | 'kind'>): ListingEntry => {
  const { type, shelf } = POTION_SHELVES[kind]
  return { type, path: `${shelf}.${key}`, key, sale: { kind: 'premiumHatchingPotions', key } }
}

const foodFor = ({ catalogue, now }: ShopContext): ReadonlyArray<ListingEntry> =>
  byKey(
    Object.values<Food>(catalogue.food)
      .filter((food) => isFoodSold(catalogue, food, now))
      .map(({ key }) => ({ type: 'food', path: `food.${key}`, key })),
  )

const cardsFor = ({ catalogue, now }: ShopContext): ReadonlyArray<ListingEntry> => {
  const near = onSale(catalogue, 'cards', now)
  return Object.values<Card>(catalogue.cards)
    .filter(({ key, limited }) => !limited || near.includes(key))
    .map(({ key }) => ({ type: 'card', path: `cardTypes.${key}`, key, sale: { kind: 'cards', key } }))
}

/** How many items are featured when the player owns the whole gala set. */
const FEATURED = 4

/** The missing pieces of the gala set; if none is missing, the armoire and the potions of the month. */
const featuredFor = (context: ShopContext): ReadonlyArray<ListingEntry> => {
  const { catalogue, now } = context
  const missing = missingGalaPieces(context)
  if (missing.length > 0) return missing
  const potions = Object.values<HatchingPotion>(catalogue.hatchingPotions)
  const ofMonth = onSale(catalogue, 'premiumHatchingPotions', now).flatMap((key) =>
    potions.filter((potion) => potion.key === key).map(toEntry),
  )
  return [{ type: 'armoire', path: 'armoire', key: 'armoire' }, ...ofMonth].slice(0, FEATURED)
}
