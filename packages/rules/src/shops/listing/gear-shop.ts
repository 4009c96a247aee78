import { type Catalogue, type Gear, memoizeByCatalogue } from '../../catalogue/index.ts'
import { hasLostGear } from '../../inventory/index.ts'
import type { Instant } from '../../kernel/index.ts'
import { type PlayerClass, type User, CLASSES } from '../../model/index.ts'
import { gearPin } from '../pins/index.ts'
import { classTree, currentGalaSet, inSlotOrder, isClassGear, isOffered } from '../on-sale/index.ts'
import { type ListingEntry, type ShopCategory, type ShopContext, toShopItems } from './shop.ts'

/**
 * The gear of the market by class, including owned pieces: tiers and the set of the current gala by slot, then pieces of
 * other galas that the player lost; last, gear without a class that the player may buy. docs/reference/content-facts.md 6.7.
 */
export const gearShop =
  (catalogue: Catalogue) =>
  (user: User, now: Instant): ReadonlyArray<ShopCategory> => {
    const context = { catalogue, user, now }
    const list = toShopItems(context)
    return [
      ...CLASSES.map((name) => ({ id: name, items: list(classGear(context, name).map(toEntry)) })),
      { id: 'none', items: list(classless(context).map(toEntry)) },
    ]
  }

const specialGear = memoizeByCatalogue(
  ({ gear }): ReadonlyArray<Gear> => Object.values<Gear>(gear).filter(({ specialClass }) => specialClass !== undefined),
)

const gearOfNoClass = memoizeByCatalogue(
  ({ gear }): ReadonlyArray<Gear> =>
    Object.values<Gear>(gear).filter(
      (piece) => piece.specialClass === undefined && piece.group !== 'base' && !isClassGear(piece),
    ),
)

const toEntry = (piece: Gear): ListingEntry => ({ ...gearPin(piece), key: piece.key })

const classGear = ({ catalogue, user, now }: ShopContext, name: PlayerClass): ReadonlyArray<Gear> => {
  const galaSet = currentGalaSet(catalogue, name, now).filter(({ key }) => !hasLostGear(user, key))
  const reclaimable = specialGear(catalogue).filter(
    ({ key, specialClass }) => specialClass === name && hasLostGear(user, key),
  )
  return [...inSlotOrder([...classTree(catalogue, name), ...galaSet]), ...reclaimable]
}

const classless = ({ catalogue, user, now }: ShopContext): ReadonlyArray<Gear> =>
  gearOfNoClass(catalogue).filter((piece) => isOffered(catalogue, now, piece, user))
