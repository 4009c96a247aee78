import type { AnimalSet, ColorSet, Egg, Gear, HatchingPotion } from '@daykeep/rules/catalogue'
import type { Fields, RowKind } from './row-kind.ts'

const achievements: RowKind = {
  name: 'achievements',
  ids: /^achievements$/,
  actual: (catalogue) => {
    const keys = Object.keys(catalogue.achievements)
    return { count: keys.length, keys: new Set(keys) }
  },
}

const colourOf = ({ potion, petAchievement, mountAchievement }: ColorSet): Fields => ({
  color: potion,
  petAchievement,
  mountAchievement,
})

const animalSetOf = ({ achievement, species, mounts }: AnimalSet) =>
  [achievement, { type: mounts ? 'petMount' : 'pet', species: new Set(species), achievementKey: achievement }] as const

const achievementSets: RowKind = {
  name: 'sets that bring achievements',
  ids: /^achievements\/(animalColorAchievements|animalSetAchievements|petSetCompleteAchievs)$/,
  actual: ({ colorSets, animalSets }, id) => {
    const whole = colorSets.flatMap(({ potion, everyEggAchievement }) =>
      everyEggAchievement === undefined ? [] : [{ color: potion, petAchievement: everyEggAchievement }],
    )
    if (id.endsWith('petSetCompleteAchievs')) return { count: whole.length, entries: whole }
    return id.endsWith('animalColorAchievements')
      ? { count: colorSets.length, entries: colorSets.map(colourOf) }
      : { count: animalSets.length, entries: Object.fromEntries(animalSets.map(animalSetOf)) }
  },
}

const withoutKeys = (entries: Readonly<Record<string, object>>): Fields =>
  Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => {
      const { key: _key, ...rest } = entry as { readonly key?: string }
      return [key, rest]
    }),
  )

const money: RowKind = {
  name: 'what is sold for money',
  ids: /^(subscriptionBlocks|gemBlocks)$/,
  actual: ({ subscriptionBlocks, gemPacks }, id) => ({
    entries: withoutKeys(id === 'gemBlocks' ? gemPacks : subscriptionBlocks),
  }),
}

/** The rewards of a day are listed by keys, in any order, without scenes. */
const loginIncentives: RowKind = {
  name: 'check-in rewards',
  ids: /^loginIncentives$/,
  actual: ({ loginRewards }) => ({
    days: Object.fromEntries(
      Object.entries(loginRewards).map(([day, rewards]) => [
        day,
        new Set(rewards.flatMap(({ type, key }) => (type === 'background' ? [] : [key]))),
      ]),
    ),
  }),
}

const dayOf = (released: string, isOfArmoire: boolean): Fields => {
  const [year, month, day] = released.slice(0, 10).split('-').map(Number)
  return isOfArmoire ? { year, month } : { year, month, day }
}

type Dated = { readonly key: string; readonly released?: string }

const release: RowKind = {
  name: 'release days',
  ids: /^release\/\w+$/,
  actual: ({ gear, eggs, hatchingPotions }, id, listed) => {
    const isOfArmoire = id.includes('ARMOIRE')
    const entries: ReadonlyArray<Dated> = isOfArmoire
      ? Object.values<Gear>(gear)
          .filter(({ key, group }) => group === 'armoire' && listed.has(key))
          .map(({ set = '', released = '' }) => ({ key: set, released }))
      : Object.values<Egg | HatchingPotion>(id.includes('EGGS') ? eggs : hatchingPotions)
    const dated = entries.flatMap(({ key, released = '' }) =>
      released === '' ? [] : [[key, dayOf(released, isOfArmoire)] as const],
    )
    return { entries: Object.fromEntries(dated) }
  },
}

export const OTHER_ROWS: ReadonlyArray<RowKind> = [achievements, achievementSets, money, loginIncentives, release]
