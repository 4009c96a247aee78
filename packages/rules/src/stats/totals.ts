import type { Catalogue, Gear } from '../content/catalogue.ts'
import { type Attribute, GEAR_SLOTS, type PlayerClass, type User } from '../model/index.ts'
import { levelBonus } from './level.ts'

/** Part of a piece's strength that its own class gets on top. Reference, rules 1.1. */
export const OWN_CLASS_BONUS = 0.5

/** Health of a player in full vigour. */
export const MAX_HEALTH = 50

export type Totals = Readonly<Record<Attribute, number>>

/** Where an attribute's points come from. */
export type Breakdown = {
  readonly base: number
  readonly buff: number
  readonly level: number
  readonly gear: number
  readonly class: number
}

/**
 * What each attribute amounts to: own points, buffs, level, battle gear (never the costume) and the half more that
 * gear of the own class gives. Neither rounded nor capped. Reference, rules 1.1.
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

/** The parts of one attribute, for the stats screen. Reference, rules 1.1. */
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

/** The most mana a player with this much intelligence can hold. Reference, rules 1.1. */
export const manaLimit = ({ int }: Totals): number => 2 * int + 30

/** The most mana the player can hold. Not rounded. Reference, rules 1.1. */
export const maxMana = (catalogue: Catalogue, user: User): number => manaLimit(totalsOf(catalogue, user))

const wornIn = (catalogue: Catalogue, user: User, slot: (typeof GEAR_SLOTS)[number]): Gear | undefined => {
  const key = user.items.gear.equipped[slot]
  return key === undefined ? undefined : catalogue.gear[key]
}

/** Does the gear's own class wear it? A special piece names its class. Reference, rules 1.1. */
export const isOfClass = (gear: Gear, playerClass: PlayerClass): boolean =>
  gear.group === playerClass || gear.specialClass === playerClass
