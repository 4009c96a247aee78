import type * as t from 'io-ts'
import { achievements, animalSets, colorSets } from './achievements.ts'
import { animalShop } from './animal-shop.ts'
import { appearance, lookSets } from './appearance.ts'
import { armoireGear } from './armoire-gear.ts'
import { backgrounds } from './backgrounds.ts'
import { baseGear } from './base-gear.ts'
import { cards } from './cards.ts'
import { classGear } from './class-gear.ts'
import { eggs } from './eggs.ts'
import { food } from './food.ts'
import { gems } from './gems.ts'
import { hatchingPotions } from './hatching-potions.ts'
import { incentives } from './incentives.ts'
import { market } from './market.ts'
import { mysteryGear } from './mystery-gear.ts'
import { pastEvents } from './past-events.ts'
import { questBundles } from './quest-bundles.ts'
import { questLines } from './quest-lines.ts'
import { quests } from './quests.ts'
import { articles, challengeCategories, faq, news, operator } from './reading.ts'
import { retired } from './retired.ts'
import { schedule } from './schedule.ts'
import { seasonalGear } from './seasonal-gear.ts'
import { skills } from './skills.ts'
import { specialAnimals } from './special-animals.ts'
import { specialGear } from './special-gear.ts'
import { subscriptions } from './subscriptions.ts'
import { newPlayer, taskTemplates } from './task-templates.ts'
import { transformations } from './transformations.ts'
import { words } from './words.ts'
import { yearlyEvents } from './yearly-events.ts'

/** Every kind of file there is below `data/`. */
export const FILE_KINDS = {
  achievements,
  animalSets,
  animalShop,
  appearance,
  armoireGear,
  articles,
  backgrounds,
  baseGear,
  cards,
  challengeCategories,
  classGear,
  colorSets,
  eggs,
  faq,
  food,
  gems,
  hatchingPotions,
  incentives,
  lookSets,
  market,
  mysteryGear,
  newPlayer,
  news,
  operator,
  pastEvents,
  questBundles,
  questLines,
  quests,
  retired,
  schedule,
  seasonalGear,
  skills,
  specialAnimals,
  specialGear,
  subscriptions,
  taskTemplates,
  transformations,
  words,
  yearlyEvents,
} as const

export type FileKinds = typeof FILE_KINDS
export type KindName = keyof FileKinds
export type FileOf<Kind extends KindName> = t.TypeOf<FileKinds[Kind]['codec']>

export { DRAWN } from './art.ts'
export { mysteryName, mysterySetKey } from './mystery-gear.ts'
export { QUEST_CATEGORIES } from './quests.ts'
export { LASTING } from './retired.ts'
export * from './thing.ts'
