import { asKey, type Outfit } from '../model/index.ts'

const COLOURS = ['black', 'blue', 'green', 'pink', 'red', 'white', 'yellow'] as const

/** Gear that every player owns from registration on: headbands and frames in seven colours. docs/reference/rules.md 0.5. */
export const FREE_GEAR: ReadonlyArray<string> = COLOURS.flatMap((colour) => [
  `headAccessory_special_${colour}Headband`,
  `eyewear_special_${colour}TopFrame`,
  `eyewear_special_${colour}HalfMoon`,
])

export const BASE_OUTFIT: Outfit = {
  armor: asKey('armor_base_0'),
  head: asKey('head_base_0'),
  shield: asKey('shield_base_0'),
}
