import type { Catalogue, Gear } from '@daykeep/rules/content'
import { type OutfitName, ownsGear, withOutfit } from '@daykeep/rules/inventory'
import { ATTRIBUTES, type User } from '@daykeep/rules/model'
import { breakdownOf } from '@daykeep/rules/stats'
import { hasText, nameOf, t } from '../../texts/index.ts'
import { toGearThing } from '../things/index.ts'
import type { Bonus, PieceModel, PieceOrigin } from './piece.ts'

/** Every piece that the player owns, in content order, as it stands to one of the two outfits. */
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
  origin,
  thing: toGearThing(gear),
  worn: user.items.gear[outfit][gear.type] === gear.key,
  twoHanded: gear.twoHanded,
  bonuses: bonusesOf(catalogue, user, gear),
})

/** Seasonal pieces belong to the class they were made for. What one wears when one wears nothing is no piece. */
const originOf = ({ group, specialClass }: Gear): PieceOrigin | undefined =>
  group === 'base' ? undefined : (specialClass ?? group)

/** What the attributes of the player would be made of if this were all they wore. */
const bonusesOf = (catalogue: Catalogue, user: User, gear: Gear): ReadonlyArray<Bonus> => {
  const alone = withOutfit(user, 'equipped', { [gear.type]: gear.key })
  return ATTRIBUTES.flatMap((attribute) => {
    const { gear: own, class: ofClass } = breakdownOf(catalogue, alone, attribute)
    return own === 0 && ofClass === 0 ? [] : [{ attribute, own, class: ofClass }]
  })
}
