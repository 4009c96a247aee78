import type { Catalogue, Gear } from '../content/catalogue.ts'
import { lookUp } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

/** Worth next to nothing, but lost all the same. */
const STARTING_WEAPON = 'weapon_warrior_0'

/** What death may take: owned gear that has a price and is of the player's class, special without another, or armoire. Reference, rules 5.1 step 4. */
export const losableGear = (catalogue: Catalogue, user: User): ReadonlyArray<Gear> =>
  Object.entries(user.items.gear.owned)
    .flatMap(([key, owned]) => {
      const piece = owned ? lookUp(catalogue.gear, key) : undefined
      return piece !== undefined && isLosable(user, piece) ? [piece] : []
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1))

const isLosable = ({ stats }: User, { key, value, group, specialClass }: Gear): boolean => {
  if (value <= 0 && key !== STARTING_WEAPON) return false
  if (group === 'special') return specialClass === undefined || specialClass === stats.class
  return group === 'armoire' || group === stats.class
}
