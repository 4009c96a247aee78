import type { MysterySet } from '../../calendar/index.ts'
import type { Background, Catalogue, Quest } from '../../catalogue/index.ts'
import { hourglassesOf } from '../../purse/index.ts'
import { ownsMount, pointsOf } from '../../inventory/index.ts'
import { type Instant, ownEntry } from '../../kernel/index.ts'
import type { GearKey, User } from '../../model/index.ts'
import { mysterySetsFor } from '../hourglasses/index.ts'
import {
  type ListingEntry,
  type ShopCategory,
  type ShopContext,
  type ShopItem,
  toShopItems,
  unlessEmpty,
} from './shop.ts'

/** A mystery set with its pieces. */
export type MysteryOffer = ShopItem & { readonly pieces: ReadonlyArray<GearKey> }

export type TimeTravellersShop = {
  /** Without an hourglass the player may only look. */
  readonly opened: boolean
  readonly categories: ReadonlyArray<ShopCategory>
  readonly sets: ReadonlyArray<MysteryOffer>
}

/** Items of the time travellers that the player does not own. docs/reference/content-facts.md 6.7. */
export const timeTravellersShop =
  (catalogue: Catalogue) =>
  (user: User, now: Instant): TimeTravellersShop => {
    const context = { catalogue, user, now }
    const list = toShopItems(context)
    return {
      opened: hourglassesOf(user) >= 1,
      categories: [
        { id: 'quests', items: list(quests(context)) },
        { id: 'backgrounds', items: list(backgrounds(context)) },
        { id: 'pets', items: list(animals(context, 'pets')) },
        { id: 'mounts', items: list(animals(context, 'mounts')) },
      ].flatMap(unlessEmpty),
      sets: mysterySetsFor(catalogue)(user, now).flatMap((set) =>
        list([toEntry(set)]).map((item) => ({ ...item, pieces: set.pieces.map(({ key }) => key) })),
      ),
    }
  }

const quests = ({ catalogue }: ShopContext): ReadonlyArray<ListingEntry> =>
  Object.values<Quest>(catalogue.quests)
    .filter(({ category }) => category === 'timeTravelers')
    .map(({ key }) => ({ type: 'quests', path: `quests.${key}`, key }))

const backgrounds = ({ catalogue, user }: ShopContext): ReadonlyArray<ListingEntry> =>
  Object.values<Background>(catalogue.backgrounds)
    .filter(({ key, currency }) => currency === 'hourglasses' && ownEntry(user.purchased.background, key) !== true)
    .map(({ key, set }) => ({ type: 'background', path: `backgrounds.${set}.${key}`, key }))

/** A pet raised to a mount still counts as owned, a released one does not. */
const animals = ({ catalogue, user }: ShopContext, kind: 'pets' | 'mounts'): ReadonlyArray<ListingEntry> =>
  catalogue.animalShop[kind]
    .filter((key) => !(kind === 'pets' ? pointsOf(user, key) !== 0 : ownsMount(user, key)))
    .map((key) => ({ type: 'timeTravelersStable', path: `timeTravelStable.${kind}.${key}`, key }))

const toEntry = ({ key }: MysterySet): ListingEntry => ({
  type: 'mystery_set',
  path: `mystery.${key}`,
  key,
  sale: { kind: 'timeTravelers', key },
})
