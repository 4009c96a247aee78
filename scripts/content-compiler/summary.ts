import type { Catalogue } from '@daykeep/rules/catalogue'

/** How many of each kind there are, one a line. */
export const summaryOf = (catalogue: Catalogue): ReadonlyArray<string> =>
  Object.entries(countsOf(catalogue)).map(([kind, count]) => lineOf(count, kind))

const lineOf = (count: number, what: string): string => `${String(count).padStart(6)}  ${what}`

/** How many of each kind there are. */
const countsOf = (catalogue: Catalogue): Readonly<Record<string, number>> => ({
  gear: count(catalogue.gear),
  ...Object.fromEntries(
    Object.entries(Object.groupBy(Object.values(catalogue.gear), ({ group }) => group)).map(([group, pieces]) => [
      `gear/${group}`,
      pieces?.length ?? 0,
    ]),
  ),
  eggs: count(catalogue.eggs),
  hatchingPotions: count(catalogue.hatchingPotions),
  food: count(catalogue.food),
  pets: count(catalogue.pets),
  mounts: count(catalogue.mounts),
  backgrounds: count(catalogue.backgrounds),
  quests: count(catalogue.quests),
  achievements: count(catalogue.achievements),
  colorSets: catalogue.colorSets.length,
  animalSets: catalogue.animalSets.length,
  events: catalogue.events.length,
  pastEvents: catalogue.calendar.pastEvents.length,
  subscriptionBlocks: count(catalogue.subscriptionBlocks),
  gemPacks: count(catalogue.gemPacks),
  loginRewards: count(catalogue.loginRewards),
  taskTemplates: Object.values(catalogue.taskTemplates).flat().length,
  defaultTags: catalogue.defaultTags.length,
  defaultTasks: catalogue.defaultTasks.length,
})

const count = (map: object): number => Object.keys(map).length
