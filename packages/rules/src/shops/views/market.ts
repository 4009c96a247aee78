import { onSale } from '../../calendar/index.ts'
import type { Card, Catalogue, Egg, Food, HatchingPotion } from '../../content/catalogue.ts'
import { isReleased } from '../../content/is-released.ts'
import type { Instant } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { officialPins } from '../official-pins.ts'
import { isEggSold, isFoodSold, isPotionSold } from '../stock-on-sale.ts'
import { itemsOf, type Listed, type ShopCategory, type ShopItem, unlessEmpty, type Visit } from './shop.ts'

export type MarketShop = {
  readonly featured: ReadonlyArray<ShopItem>
  readonly categories: ReadonlyArray<ShopCategory>
  /** Those for every day, and those of a day that is near. */
  readonly cards: ReadonlyArray<ShopItem>
  /** Gems for gold, the orb of rebirth, and fortifying. */
  readonly special: ReadonlyArray<ShopItem>
}

/** The market besides its gear, each category by key. Reference, content facts 6.7. */
export const marketShop =
  (catalogue: Catalogue) =>
  (user: User, now: Instant): MarketShop => {
    const visit = { catalogue, user, now }
    const list = itemsOf(visit)
    const potions = potionsFor(visit)
    return {
      featured: list(featuredFor(visit)),
      categories: [
        { id: 'eggs', items: list(eggsFor(visit)) },
        { id: 'hatchingPotions', items: list(potions.filter(({ type }) => type === 'hatchingPotions')) },
        ...unlessEmpty({
          id: 'premiumHatchingPotions',
          items: list(potions.filter(({ type }) => type === PREMIUM)),
        }),
        { id: 'food', items: list(foodFor(visit)) },
      ],
      cards: list(cardsFor(visit)),
      special: list(SPECIAL),
    }
  }

const PREMIUM = 'premiumHatchingPotion'

const POTION_SHELVES = {
  standard: { type: 'hatchingPotions', shelf: 'hatchingPotions' },
  premium: { type: PREMIUM, shelf: 'premiumHatchingPotions' },
  wacky: { type: PREMIUM, shelf: 'wackyHatchingPotions' },
} as const

const SPECIAL: ReadonlyArray<Listed> = [
  { type: 'gem', path: 'special.gems', key: 'gems' },
  { type: 'rebirth_orb', path: 'special.rebirth_orb', key: 'rebirth_orb' },
  { type: 'fortify', path: 'special.fortify', key: 'fortify' },
]

const byKey = (things: ReadonlyArray<Listed>): ReadonlyArray<Listed> =>
  things.toSorted((one, other) => (one.key < other.key ? -1 : 1))

const eggsFor = ({ catalogue, user, now }: Visit): ReadonlyArray<Listed> =>
  byKey(
    Object.values<Egg>(catalogue.eggs)
      .filter((egg) => isReleased(egg, now) && isEggSold(catalogue, user, egg))
      .map(({ key }) => ({ type: 'eggs', path: `eggs.${key}`, key })),
  )

const potionsFor = ({ catalogue, user, now }: Visit): ReadonlyArray<Listed> =>
  byKey(
    Object.values<HatchingPotion>(catalogue.hatchingPotions)
      .filter((potion) => isReleased(potion, now) && isPotionSold(catalogue, user, potion, now))
      .map(toListed),
  )

const toListed = ({ key, kind }: Pick<HatchingPotion, 'key' | 'kind'>): Listed => {
  const { type, shelf } = POTION_SHELVES[kind]
  return { type, path: `${shelf}.${key}`, key, sale: { kind: 'premiumHatchingPotions', key } }
}

const foodFor = ({ catalogue, now }: Visit): ReadonlyArray<Listed> =>
  byKey(
    Object.values<Food>(catalogue.food)
      .filter((food) => isFoodSold(catalogue, food, now))
      .map(({ key }) => ({ type: 'food', path: `food.${key}`, key })),
  )

const cardsFor = ({ catalogue, now }: Visit): ReadonlyArray<Listed> => {
  const near = onSale(catalogue, 'cards', now)
  return Object.values<Card>(catalogue.cards)
    .filter(({ key, limited }) => !limited || near.includes(key))
    .map(({ key }) => ({ type: 'card', path: `cardTypes.${key}`, key, sale: { kind: 'cards', key } }))
}

/** How many things stand in front when the player has all of the gala's set. */
const FEATURED = 4

/** What is missing of the gala's set; if nothing is, the armoire and the potions of the month. */
const featuredFor = ({ catalogue, user, now }: Visit): ReadonlyArray<Listed> => {
  const missing = officialPins(catalogue, user, now)
  if (missing.length > 0) return missing.map((pin) => ({ ...pin, key: pin.path.split('.').at(-1) ?? '' }))
  const potions = Object.values<HatchingPotion>(catalogue.hatchingPotions)
  const ofMonth = onSale(catalogue, 'premiumHatchingPotions', now).flatMap((key) =>
    potions.filter((potion) => potion.key === key).map(toListed),
  )
  return [{ type: 'armoire', path: 'armoire', key: 'armoire' }, ...ofMonth].slice(0, FEATURED)
}
