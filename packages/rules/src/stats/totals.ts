import type { Catalogue, Gear } from '../catalogue/index.ts'
import { type Attribute, GEAR_SLOTS, type PlayerClass, type User } from '../model/index.ts'
import { levelBonus } from './level.ts'

/** Extra share of a piece's attributes for players of its class. docs/reference/rules.md 1.1. */
export const OWN_CLASS_BONUS = 0.5

/** Maximum health of a player. */
export const MAX_HEALTH = 50

export type Totals = Readonly<Record<Attribute, number>>

export type Breakdown = {
  readonly base: number
  readonly buff: number
  readonly level: number
  readonly gear: number
  readonly class: number
}

/**
 * Each attribute in total: own points, buffs, level, battle gear (never the costume) and the half more that gear of
 * the player's class gives. Neither rounded nor capped. docs/reference/rules.md 1.1.
 */
export const totalsOf = (catalogue: Catalogue, user: User): Totals => {
  const { stats } = user
  const { buffs } = stats
  const level = levelBonus(stats.lvl)
  const totals = {
    str: stats.str + buffs.str + level,
    int: stats.int + buffs.int + level,
    con: stats.con + buffs.con + level,
    per: stats.per + buffs.per + level,
  }
  for (const slot of GEAR_SLOTS) {
    const gear = wornIn(catalogue, user, slot)
    if (gear === undefined) continue
    const share = isOfClass(gear, stats.class) ? 1 + OWN_CLASS_BONUS : 1
    totals.str += gear.str * share
    totals.int += gear.int * share
    totals.con += gear.con * share
    totals.per += gear.per * share
  }
  return totals
}

/** Where the points of one attribute come from, for the stats screen. docs/reference/rules.md 1.1. */
export const breakdownOf = (catalogue: Catalogue, user: User, attribute: Attribute): Breakdown => {
  let fromGear = 0
  let fromClass = 0
  for (const slot of GEAR_SLOTS) {
    const gear = wornIn(catalogue, user, slot)
    if (gear === undefined) continue
    fromGear += gear[attribute]
    if (isOfClass(gear, user.stats.class)) fromClass += OWN_CLASS_BONUS * gear[attribute]
  }
  return {
    base: user.stats[attribute],
    buff: user.stats.buffs[attribute],
    level: levelBonus(user.stats.lvl),
    gear: fromGear,
    class: fromClass,
  }
}

/** The most mana a player with this much intelligence can hold. docs/reference/rules.md 1.1. */
export const manaLimit = ({ int }: Totals): number => 2 * int + 30

/** The most mana the player can hold. Not rounded. docs/reference/rules.md 1.1. */
export const maxMana = (catalogue: Catalogue, user: User): number => manaLimit(totalsOf(catalogue, user))

const wornIn = (catalogue: Catalogue, user: User, slot: (typeof GEAR_SLOTS)[number]): Gear | undefined => {
  const key = user.items.gear.equipped[slot]
  return key === undefined ? undefined : catalogue.gear[key]
}

/** Whether the gear belongs to the class; a special piece names its class. docs/reference/rules.md 1.1. */
export const isOfClass = (gear: Gear, playerClass: PlayerClass): boolean =>
  gear.group === playerClass || gear.specialClass === playerClass
