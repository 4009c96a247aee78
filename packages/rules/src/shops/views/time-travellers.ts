import { type MysterySet } from '../../calendar/index.ts'
import type { Background, Catalogue, Quest } from '../../content/catalogue.ts'
import { hourglassesOf, ownsMount, pointsOf } from '../../inventory/index.ts'
import { type Instant, lookUp } from '../../kernel/index.ts'
import type { GearKey, User } from '../../model/index.ts'
import { mysterySetsFor } from '../mystery-sets-for.ts'
import { itemsOf, type Listed, type ShopCategory, type ShopItem, unlessEmpty, type Visit } from './shop.ts'

/** A mystery set for an hourglass, with all it brings. */
export type MysteryOffer = ShopItem & { readonly pieces: ReadonlyArray<GearKey> }

export type TimeTravellersShop = {
  /** Without an hourglass one may look. */
  readonly opened: boolean
  readonly categories: ReadonlyArray<ShopCategory>
  readonly sets: ReadonlyArray<MysteryOffer>
}

/** What the time travellers have that the player has not, each for an hourglass. Reference, content facts 6.7. */
export const timeTravellersShop =
  (catalogue: Catalogue) =>
  (user: User, now: Instant): TimeTravellersShop => {
    const visit = { catalogue, user, now }
    const list = itemsOf(visit)
    return {
      opened: hourglassesOf(user) >= 1,
      categories: [
        { id: 'quests', items: list(quests(visit)) },
        { id: 'backgrounds', items: list(backgrounds(visit)) },
        { id: 'pets', items: list(animals(visit, 'pets')) },
        { id: 'mounts', items: list(animals(visit, 'mounts')) },
      ].flatMap(unlessEmpty),
      sets: mysterySetsFor(catalogue)(user, now).flatMap((set) =>
        list([listed(set)]).map((item) => ({ ...item, pieces: set.pieces.map(({ key }) => key) })),
      ),
    }
  }

const quests = ({ catalogue }: Visit): ReadonlyArray<Listed> =>
  Object.values<Quest>(catalogue.quests)
    .filter(({ category }) => category === 'timeTravelers')
    .map(({ key }) => ({ type: 'quests', path: `quests.${key}`, key }))

const backgrounds = ({ catalogue, user }: Visit): ReadonlyArray<Listed> =>
  Object.values<Background>(catalogue.backgrounds)
    .filter(({ key, currency }) => currency === 'hourglasses' && lookUp(user.purchased.background, key) !== true)
    .map(({ key, set }) => ({ type: 'background', path: `backgrounds.${set}.${key}`, key }))

/** A pet that was raised is still the player's; one that was released is not. */
const animals = ({ catalogue, user }: Visit, kind: 'pets' | 'mounts'): ReadonlyArray<Listed> =>
  catalogue.animalShop[kind]
    .filter((key) => !(kind === 'pets' ? pointsOf(user, key) !== 0 : ownsMount(user, key)))
    .map((key) => ({ type: 'timeTravelersStable', path: `timeTravelStable.${kind}.${key}`, key }))

const listed = ({ key }: MysterySet): Listed => ({
  type: 'mystery_set',
  path: `mystery.${key}`,
  key,
  sale: { kind: 'timeTravelers', key },
})
