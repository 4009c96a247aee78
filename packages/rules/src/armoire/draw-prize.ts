import type { Food, Gear } from '../catalogue/index.ts'
import { pick, roll, type Seed } from '../kernel/index.ts'

/** Upper bounds of a roll for gear and food; above them the prize is experience. docs/reference/application.md 9, Armoire. */
const CHANCE = { gear: 0.6, gearOrFood: 0.8, foodWhenEmpty: 0.5 } as const

/** Experience of a prize: whole numbers from `least` to below `least + range`. */
const EXPERIENCE = { least: 10, range: 40 } as const

export type Prize =
  | { readonly type: 'gear'; readonly piece: Gear; readonly emptied: boolean }
  | { readonly type: 'food'; readonly food: Food }
  | { readonly type: 'experience'; readonly value: number }

/** The prizes to draw from. `opened`: gear was drawn before; until then gear is certain while some is left. */
export type PrizePool = {
  readonly gear: ReadonlyArray<Gear>
  readonly foods: ReadonlyArray<Food>
  readonly opened: boolean
}

/** Draws the prize of one opening. docs/reference/rules.md 9.1. */
export const drawPrize = (seed: Seed, { gear, foods, opened }: PrizePool): Prize => {
  const kindRoll = roll(seed, 'armoire.roll')
  if (gear.length > 0 && (kindRoll < CHANCE.gear || !opened)) {
    const piece = pick(seed, 'armoire.gear', gear)
    if (piece !== undefined) return { type: 'gear', piece, emptied: gear.length === 1 }
  }
  if (kindRoll < (gear.length > 0 ? CHANCE.gearOrFood : CHANCE.foodWhenEmpty)) {
    const food = pick(seed, 'armoire.food', foods)
    if (food !== undefined) return { type: 'food', food }
  }
  const value = Math.floor(EXPERIENCE.least + EXPERIENCE.range * roll(seed, 'armoire.experience'))
  return { type: 'experience', value }
}
