import type { Catalogue } from '@daykeep/rules/catalogue'
import { losableGear } from '@daykeep/rules/death'
import { ATTRIBUTES, type User } from '@daykeep/rules/model'

/** What reviving costs: the level, the gold and the rest that the player loses. */
export type DeathPenalty = {
  readonly level: number | undefined
  readonly gold: number | undefined
  readonly attribute: boolean
  readonly gear: boolean
}

/** Leaves out what the player does not have. docs/reference/rules.md 5.1. */
export const deathPenalty = (catalogue: Catalogue, user: User): DeathPenalty => ({
  level: user.stats.lvl > 1 ? user.stats.lvl : undefined,
  gold: user.stats.gp >= 1 ? Math.floor(user.stats.gp) : undefined,
  attribute: ATTRIBUTES.some((attribute) => user.stats[attribute] !== 0),
  gear: losableGear(catalogue, user).length > 0,
})
