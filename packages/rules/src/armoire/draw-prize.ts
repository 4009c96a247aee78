import type { Food, Gear } from '../content/catalogue.ts'
import { pick, roll, type Seed } from '../kernel/index.ts'

/** Chances of a prize; experience takes what is left. Application specification, section 9, Armoire. */
export const CHANCE = { gear: 0.6, gearOrFood: 0.8, foodWhenEmpty: 0.5 } as const

/** Experience of the third kind of prize: from the least, up to less than that plus the range. */
const EXPERIENCE = { least: 10, range: 40 } as const

export type Prize =
  | { readonly type: 'gear'; readonly piece: Gear; readonly emptied: boolean }
  | { readonly type: 'food'; readonly food: Food }
  | { readonly type: 'experience'; readonly value: number }

/** What there is to win, and whether the armoire has given gear before: the first time it always does. */
export type Stock = {
  readonly gear: ReadonlyArray<Gear>
  readonly foods: ReadonlyArray<Food>
  readonly opened: boolean
}

/** The prize of one opening. Reference, rules 9.1. */
export const drawPrize = (seed: Seed, { gear, foods, opened }: Stock): Prize => {
  const throwOfKind = roll(seed, 'armoire.roll')
  if (gear.length > 0 && (throwOfKind < CHANCE.gear || !opened)) {
    const piece = pick(seed, 'armoire.gear', gear)
    if (piece !== undefined) return { type: 'gear', piece, emptied: gear.length === 1 }
  }
  if (throwOfKind < (gear.length > 0 ? CHANCE.gearOrFood : CHANCE.foodWhenEmpty)) {
    const food = pick(seed, 'armoire.food', foods)
    if (food !== undefined) return { type: 'food', food }
  }
  const value = Math.floor(EXPERIENCE.least + EXPERIENCE.range * roll(seed, 'armoire.experience'))
  return { type: 'experience', value }
}
