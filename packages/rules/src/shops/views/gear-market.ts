import type { Catalogue, Gear } from '../../content/catalogue.ts'
import { perCatalogue } from '../../content/per-catalogue.ts'
import { hasLostGear } from '../../inventory/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { PlayerClass, User } from '../../model/index.ts'
import { gearPin } from '../class-pins.ts'
import { classTree, CLASSES, inSlotOrder, isClassGear } from '../class-tree.ts'
import { currentGalaSet } from '../gala-gear.ts'
import { isOffered } from '../gear-lock.ts'
import { itemsOf, type Listed, type ShopCategory, type Visit } from './shop.ts'

/**
 * The gear of the market, a class a category, owned pieces too: tiers and the gala's set slot by slot, then what the
 * player lost of other galas; at last what belongs to no class and may be had again. Reference, content facts 6.7.
 */
export const gearMarket =
  (catalogue: Catalogue) =>
  (user: User, now: Instant): ReadonlyArray<ShopCategory> => {
    const visit = { catalogue, user, now }
    const list = itemsOf(visit)
    return [
      ...CLASSES.map((name) => ({ id: name, items: list(classGear(visit, name).map(listed)) })),
      { id: 'none', items: list(classless(visit).map(listed)) },
    ]
  }

const specialGear = perCatalogue(
  ({ gear }): ReadonlyArray<Gear> => Object.values<Gear>(gear).filter(({ specialClass }) => specialClass !== undefined),
)

const gearOfNoClass = perCatalogue(
  ({ gear }): ReadonlyArray<Gear> =>
    Object.values<Gear>(gear).filter(
      (piece) => piece.specialClass === undefined && piece.group !== 'base' && !isClassGear(piece),
    ),
)

const listed = (piece: Gear): Listed => ({ ...gearPin(piece), key: piece.key })

const classGear = ({ catalogue, user, now }: Visit, name: PlayerClass): ReadonlyArray<Gear> => {
  const kept = currentGalaSet(catalogue, name, now).filter(({ key }) => !hasLostGear(user, key))
  const lost = specialGear(catalogue).filter(({ key, specialClass }) => specialClass === name && hasLostGear(user, key))
  return [...inSlotOrder([...classTree(catalogue, name), ...kept]), ...lost]
}

const classless = ({ catalogue, user }: Visit): ReadonlyArray<Gear> =>
  gearOfNoClass(catalogue).filter((piece) => isOffered(catalogue, piece, user))
