import type { AnimalSet, Catalogue, ColorSet } from '../../src/catalogue/index.ts'
import { asKey } from '../../src/model/index.ts'
import { loadListedCatalogue } from '../../test-kit/index.ts'
import { factOf } from './content-facts.ts'
import { fullAnimals } from './full-animals.ts'
import { fullBackgrounds } from './full-backgrounds.ts'
import { fullGear } from './full-gear.ts'
import { fullQuests } from './full-quests.ts'

type ColorRow = { readonly color: string; readonly petAchievement: string; readonly mountAchievement: string }

const colorSets = (): ReadonlyArray<ColorSet> =>
  factOf<{ readonly entries: ReadonlyArray<ColorRow> }>('achievements/animalColorAchievements').entries.map(
    ({ color, ...achievements }) => ({
      potion: asKey<ColorSet['potion']>(color),
      ...achievements,
      ...(color === 'Skeleton' ? { everyEggAchievement: 'boneToPick' } : {}),
    }),
  )

type SetRow = { readonly type: string; readonly species: ReadonlyArray<string>; readonly achievementKey: string }

/** The one set that wants the mounts too. docs/reference/rules.md 7.2. */
const WITH_MOUNTS = 'roughRider'

const animalSets = (): ReadonlyArray<AnimalSet> => {
  const { entries } = factOf<{ readonly entries: Readonly<Record<string, SetRow>> }>(
    'achievements/animalSetAchievements',
  )
  return Object.values(entries).map(({ species, achievementKey }) => ({
    achievement: achievementKey,
    species: species.map((egg) => asKey(egg)),
    mounts: achievementKey === WITH_MOUNTS,
  }))
}

/** What is written once for all is taken as it is. */
const { skills, transformations, cards, animalShop, looks, lookSets, events, calendar, subscriptionBlocks, gemPacks } =
  loadListedCatalogue()

/** All that the conformance cases name, with its figures. */
export const fullCatalogue: Catalogue = {
  ...fullAnimals(),
  gear: fullGear(),
  backgrounds: fullBackgrounds(),
  ...fullQuests(),
  achievements: {},
  skills,
  transformations,
  cards,
  animalShop,
  looks,
  lookSets,
  potion: { value: 25, art: {} },
  armoire: { value: 100, art: {} },
  loginRewards: {},
  levelQuests: [
    { key: asKey('vice1'), level: 30 },
    { key: asKey('atom1'), level: 15 },
    { key: asKey('moonstone1'), level: 60 },
    { key: asKey('goldenknight1'), level: 40 },
  ],
  events,
  calendar,
  subscriptionBlocks,
  gemPacks,
  colorSets: colorSets(),
  animalSets: animalSets(),
  taskTemplates: {},
  defaultTags: [],
  defaultTasks: [],
  retired: {},
}
