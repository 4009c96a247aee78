import { type GalaPiece, type GalaSet, galaSetsOnSale, onSale } from '../../calendar/index.ts'
import type { Catalogue, Gear } from '../../content/catalogue.ts'
import { everOwnedGear } from '../../inventory/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { gearPin } from '../class-pins.ts'
import { currentGalaSet } from '../gala-gear.ts'
import { officialPins } from '../official-pins.ts'
import { itemsOf, type Listed, type ShopCategory, type ShopItem, unlessEmpty, type Visit } from './shop.ts'

export type SeasonalShop = {
  /** A gala runs at any time, so it always is. */
  readonly opened: true
  /** What the player still misses of their set of the gala. */
  readonly featured: ReadonlyArray<ShopItem>
  readonly categories: ReadonlyArray<ShopCategory>
}

/**
 * The seasonal shop: what to throw, quests, and the sets of all years as far as the player never had them. This year's
 * costs gold and the right class, older ones cost gems. Reference, content facts 6.7.
 */
export const seasonalShop =
  (catalogue: Catalogue) =>
  (user: User, now: Instant): SeasonalShop => {
    const visit = { catalogue, user, now }
    const list = itemsOf(visit)
    const missing = officialPins(catalogue, user, now).map((pin) => ({ ...pin, key: pin.path.split('.').at(-1) ?? '' }))
    return {
      opened: true,
      featured: list(missing),
      categories: [
        { id: 'spells', items: list(thrown(visit)) },
        { id: 'quests', items: list(quests(visit)) },
        ...galaSetsOnSale(catalogue, now).map((set) => ({ id: set.key, items: list(piecesOf(visit, set)) })),
      ].flatMap(unlessEmpty),
    }
  }

const thrown = ({ catalogue, now }: Visit): ReadonlyArray<Listed> =>
  onSale(catalogue, 'seasonalSpells', now).map((key) => ({
    type: 'seasonalSpell',
    path: `spells.special.${key}`,
    key,
    sale: { kind: 'seasonalSpells', key },
  }))

const quests = ({ catalogue, now }: Visit): ReadonlyArray<Listed> =>
  onSale(catalogue, 'seasonalQuests', now).map((key) => ({
    type: 'seasonalQuest',
    path: `quests.${key}`,
    key,
    sale: { kind: 'seasonalQuests', key },
  }))

const piecesOf = ({ catalogue, user, now }: Visit, set: GalaSet): ReadonlyArray<Listed> => {
  const current: ReadonlyArray<Gear> = currentGalaSet(catalogue, set.class, now)
  const isCurrent = ({ key }: GalaPiece): boolean => current.some((piece) => piece.key === key)
  return set.pieces
    .filter(({ key }) => !everOwnedGear(user, key))
    .map((piece) => ({
      ...gearPin(piece),
      ...(isCurrent(piece) ? {} : { type: 'gear' }),
      key: piece.key,
      sale: { kind: 'seasonalGear', key: set.key },
    }))
}
