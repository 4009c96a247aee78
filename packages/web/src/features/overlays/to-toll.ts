import type { Catalogue } from '@daykeep/rules/content'
import { losableGear } from '@daykeep/rules/death'
import { ATTRIBUTES, type User } from '@daykeep/rules/model'
import type { Toll } from './moments/DeathMoment.tsx'

/** What coming back will cost this player; who has nothing to lose is not threatened. Reference, rules 5.1. */
export const toToll = (catalogue: Catalogue, user: User): Toll => ({
  level: user.stats.lvl > 1 ? user.stats.lvl : undefined,
  gold: user.stats.gp >= 1 ? Math.floor(user.stats.gp) : undefined,
  attribute: ATTRIBUTES.some((attribute) => user.stats[attribute] !== 0),
  gear: losableGear(catalogue, user).length > 0,
})
