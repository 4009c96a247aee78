import type { Catalogue, Gear } from '@daykeep/rules/catalogue'
import { type OutfitName, ownsGear, withOutfit } from '@daykeep/rules/inventory'
import { ATTRIBUTES, type User } from '@daykeep/rules/model'
import { breakdownOf } from '@daykeep/rules/stats'
import { hasText, nameOf, t } from '../../i18n/index.ts'
import { toGearItem } from '../items/index.ts'
import type { Bonus, PieceModel, PieceOrigin } from './piece.ts'

/** The pieces that the player owns, in content order. `worn` is about the given outfit. */
export const toPieces = (catalogue: Catalogue, user: User, outfit: OutfitName): ReadonlyArray<PieceModel> =>
  Object.values<Gear>(catalogue.gear).flatMap((gear) => {
    const origin = originOf(gear)
    return origin !== undefined && ownsGear(user, gear.key) ? [toPiece(catalogue, user, outfit, gear, origin)] : []
  })

const toPiece = (
  catalogue: Catalogue,
  user: User,
  outfit: OutfitName,
  gear: Gear,
  origin: PieceOrigin,
): PieceModel => ({
  key: gear.key,
  name: nameOf(`gear.${gear.key}`),
  notes: hasText(`gear.${gear.key}.notes`) ? t(`gear.${gear.key}.notes`) : '',
  slot: gear.type,
  acquired: Object.keys(user.items.gear.owned).indexOf(gear.key),
  origin,
  picture: toGearItem(gear),
  worn: user.items.gear[outfit][gear.type] === gear.key,
  twoHanded: gear.twoHanded,
  bonuses: bonusesOf(catalogue, user, gear),
})

/** Seasonal pieces belong to their class. The base pieces of an empty slot have no origin and are left out. */
const originOf = ({ group, specialClass }: Gear): PieceOrigin | undefined =>
  group === 'base' ? undefined : (specialClass ?? group)

/** The bonuses of a piece, computed for a player who wears nothing else. */
const bonusesOf = (catalogue: Catalogue, user: User, gear: Gear): ReadonlyArray<Bonus> => {
  const alone = withOutfit(user, 'equipped', { [gear.type]: gear.key })
  return ATTRIBUTES.flatMap((attribute) => {
    const { gear: own, class: ofClass } = breakdownOf(catalogue, alone, attribute)
    return own === 0 && ofClass === 0 ? [] : [{ attribute, own, class: ofClass }]
  })
}
