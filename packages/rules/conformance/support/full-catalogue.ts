import type { AnimalSet, Catalogue, ColorSet, YearlyEvent } from '../../src/content/catalogue.ts'
import { asKey } from '../../src/model/index.ts'
import { factOf } from './content-facts.ts'
import { fullAnimals } from './full-animals.ts'
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

/** The one set that wants the mounts too. Reference, rules 7.2. */
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

/** Content facts 6.5, as far as food follows from it. */
const EVENTS: ReadonlyArray<YearlyEvent> = [
  { key: 'birthday', from: '01-30T04:00-05:00', until: '02-01T03:59-05:00', foodSeason: 'cake' },
  { key: 'piDay', from: '03-14T04:00-04:00', until: '03-16T03:59-04:00', foodSeason: 'pie' },
  { key: 'namingDay', from: '07-31T04:00-04:00', until: '08-02T03:59-04:00', foodSeason: 'cake' },
  { key: 'habitoween', from: '10-30T04:00-04:00', until: '11-01T23:59-04:00', foodSeason: 'candy' },
  { key: 'harvestFeast', from: '11-20T04:00-05:00', until: '12-01T03:59-05:00', foodSeason: 'pie' },
]

/** All that the observed cases name, with its figures. */
export const fullCatalogue: Catalogue = {
  ...fullAnimals(),
  gear: fullGear(),
  backgrounds: {},
  ...fullQuests(),
  achievements: {},
  potion: { value: 25, art: {} },
  armoire: { value: 100, art: {} },
  loginRewards: {},
  levelQuests: [
    { key: asKey('vice1'), level: 30 },
    { key: asKey('atom1'), level: 15 },
    { key: asKey('moonstone1'), level: 60 },
    { key: asKey('goldenknight1'), level: 40 },
  ],
  events: EVENTS,
  colorSets: colorSets(),
  animalSets: animalSets(),
  taskTemplates: {},
  defaultTags: [],
  defaultTasks: [],
  retired: {},
}
