import type { Catalogue, Gear } from '../catalogue/index.ts'
import { ownEntry } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

/** Can be lost whatever its price. */
const STARTING_WEAPON = 'weapon_warrior_0'

/**
 * The gear that death may take: owned, with a price, and of the player's class, from the armoire, or special and not of
 * another class. docs/reference/rules.md 5.1 step 4.
 */
export const losableGear = (catalogue: Catalogue, user: User): ReadonlyArray<Gear> =>
  Object.entries(user.items.gear.owned)
    .flatMap(([key, owned]) => {
      const piece = owned ? ownEntry(catalogue.gear, key) : undefined
      return piece !== undefined && isLosable(user, piece) ? [piece] : []
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1))

const isLosable = ({ stats }: User, { key, value, group, specialClass }: Gear): boolean => {
  if (value <= 0 && key !== STARTING_WEAPON) return false
  if (group === 'special') return specialClass === undefined || specialClass === stats.class
  return group === 'armoire' || group === stats.class
}
