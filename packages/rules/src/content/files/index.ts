import type * as t from 'io-ts'
import { achievements, animalSets, colorSets } from './achievements.ts'
import { armoireGear } from './armoire-gear.ts'
import { backgrounds } from './backgrounds.ts'
import { baseGear } from './base-gear.ts'
import { classGear } from './class-gear.ts'
import { eggs } from './eggs.ts'
import { food } from './food.ts'
import { hatchingPotions } from './hatching-potions.ts'
import { incentives } from './incentives.ts'
import { market } from './market.ts'
import { quests } from './quests.ts'
import { retired } from './retired.ts'
import { specialGear } from './special-gear.ts'
import { newPlayer, taskTemplates } from './task-templates.ts'

/** Every kind of file there is below `data/`. */
export const FILE_KINDS = {
  achievements,
  animalSets,
  armoireGear,
  backgrounds,
  baseGear,
  classGear,
  colorSets,
  eggs,
  food,
  hatchingPotions,
  incentives,
  market,
  newPlayer,
  quests,
  retired,
  specialGear,
  taskTemplates,
} as const

export type FileKinds = typeof FILE_KINDS
export type KindName = keyof FileKinds
export type FileOf<Kind extends KindName> = t.TypeOf<FileKinds[Kind]['codec']>

export { DRAWN } from './art.ts'
export { LASTING } from './retired.ts'
export * from './thing.ts'
