import type * as t from 'io-ts'
import { achievements, animalSets, colorSets } from './achievements.ts'
import { animalShop } from './items/animal-shop.ts'
import { appearance, lookSets } from './appearance.ts'
import { armoireGear } from './gear/armoire-gear.ts'
import { backgrounds } from './backgrounds.ts'
import { baseGear } from './gear/base-gear.ts'
import { cards } from './cards.ts'
import { classGear } from './gear/class-gear.ts'
import { eggs } from './items/eggs.ts'
import { food } from './items/food.ts'
import { gems } from './items/gems.ts'
import { hatchingPotions } from './items/hatching-potions.ts'
import { incentives } from './incentives.ts'
import { market } from './items/market.ts'
import { mysteryGear } from './gear/mystery-gear.ts'
import { pastEvents } from './calendar/past-events.ts'
import { questBundles } from './quests/quest-bundles.ts'
import { questLines } from './quests/quest-lines.ts'
import { quests } from './quests/quests.ts'
import { articles, challengeCategories, faq, news, operator } from './publications.ts'
import { retired } from './retired.ts'
import { schedule } from './calendar/schedule.ts'
import { seasonalGear } from './gear/seasonal-gear.ts'
import { skills } from './skills.ts'
import { specialAnimals } from './items/special-animals.ts'
import { specialGear } from './gear/special-gear.ts'
import { subscriptions } from './items/subscriptions.ts'
import { newPlayer, taskTemplates } from './task-templates.ts'
import { transformations } from './transformations.ts'
import { words } from './words.ts'
import { yearlyEvents } from './calendar/yearly-events.ts'

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
export type FileKindName = keyof FileKinds
export type FileOf<Kind extends FileKindName> = t.TypeOf<FileKinds[Kind]['codec']>
