import { type GalaPiece, type GalaSet, galaSetsOnSale, onSale } from '../../calendar/index.ts'
import type { Catalogue, Gear } from '../../catalogue/index.ts'
import { everOwnedGear } from '../../inventory/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { gearPin } from '../pins/index.ts'
import { currentGalaSet } from '../on-sale/index.ts'
import {
  type ListingEntry,
  missingGalaPieces,
  type ShopCategory,
  type ShopContext,
  type ShopItem,
  toShopItems,
  unlessEmpty,
} from './shop.ts'

export type SeasonalShop = {
  /** Always: some gala runs at any time. */
  readonly opened: true
  /** The missing pieces of the player's gala set. */
  readonly featured: ReadonlyArray<ShopItem>
  readonly categories: ReadonlyArray<ShopCategory>
}

/**
 * Transformations, quests, and gala sets of all years that the player never owned. The current set costs gold and needs
 * its class, older ones cost gems. docs/reference/content-facts.md 6.7.
 */
export const seasonalShop =
  (catalogue: Catalogue) =>
  (user: User, now: Instant): SeasonalShop => {
    const context = { catalogue, user, now }
    const list = toShopItems(context)
    return {
      opened: true,
      featured: list(missingGalaPieces(context)),
      categories: [
        { id: 'spells', items: list(spells(context)) },
        { id: 'quests', items: list(quests(context)) },
        ...galaSetsOnSale(catalogue, now).map((set) => ({ id: set.key, items: list(gearOf(context, set)) })),
      ].flatMap(unlessEmpty),
    }
  }

const spells = ({ catalogue, now }: ShopContext): ReadonlyArray<ListingEntry> =>
  onSale(catalogue, 'seasonalSpells', now).map((key) => ({
    type: 'seasonalSpell',
    path: `spells.special.${key}`,
    key,
    sale: { kind: 'seasonalSpells', key },
  }))

const quests = ({ catalogue, now }: ShopContext): ReadonlyArray<ListingEntry> =>
  onSale(catalogue, 'seasonalQuests', now).map((key) => ({
    type: 'seasonalQuest',
    path: `quests.${key}`,
    key,
    sale: { kind: 'seasonalQuests', key },
  }))

const gearOf = ({ catalogue, user, now }: ShopContext, set: GalaSet): ReadonlyArray<ListingEntry> => {
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
