import type { Catalogue, Egg, Food, Gear, GearGroup, HatchingPotion, YearlyEvent } from '../../src/catalogue/index.ts'
import { asKey, CLASSES, type PlayerClass } from '../../src/model/index.ts'
import { aCalendar } from '../../test-kit/index.ts'
import { loginRewards } from './login-rewards.ts'

/** Facts of the gear that a case names; the rest is nought. */
export type GearFacts = Readonly<
  Record<
    string,
    Partial<Pick<Gear, 'type' | 'value' | 'str' | 'int' | 'con' | 'per'>> & {
      readonly klass?: GearGroup
      readonly specialClass?: PlayerClass
    }
  >
>

const art = {}

const byKey = <A extends { readonly key: string }>(items: ReadonlyArray<A>): Readonly<Record<string, A>> =>
  Object.fromEntries(items.map((item) => [item.key, item]))

const gearOf = (key: string, facts: GearFacts[string]): Gear => {
  const { klass = 'special', ...figures } = facts
  const [type = 'armor', , index = '0'] = key.split('_')
  const none = { value: 0, str: 0, int: 0, con: 0, per: 0, twoHanded: false, last: false }
  return { ...none, type: type as Gear['type'], group: klass, index, key: asKey(key), art, ...figures }
}

const CLASS_SLOTS = ['weapon', 'armor', 'head', 'shield'] as const

/** The class tree as far as pins need it: tiers 1 to 5, and 0 to 6 for weapons and the rogue's shield. */
const classGear: ReadonlyArray<Gear> = CLASSES.flatMap((group) =>
  CLASS_SLOTS.flatMap((slot) => {
    if (group === 'wizard' && slot === 'shield') return []
    const lowest = slot === 'weapon' || (group === 'rogue' && slot === 'shield') ? 0 : 1
    const highest = lowest === 0 ? 6 : 5
    return Array.from({ length: highest - lowest + 1 }, (_, index) =>
      gearOf(`${slot}_${group}_${lowest + index}`, { klass: group, type: slot, value: (lowest + index) * 20 }),
    )
  }),
)

const EGGS = ['Wolf', 'TigerCub', 'PandaCub', 'LionCub', 'Fox', 'FlyingPig', 'Dragon', 'Cactus', 'BearCub']
const POTIONS = [
  'Base',
  'White',
  'Desert',
  'Red',
  'Shade',
  'Skeleton',
  'Zombie',
  'CottonCandyPink',
  'CottonCandyBlue',
  'Golden',
]
const BASIC_FOOD = [
  'Meat',
  'Milk',
  'Potatoe',
  'Strawberry',
  'Chocolate',
  'Fish',
  'RottenMeat',
  'CottonCandyPink',
  'CottonCandyBlue',
  'Honey',
]
const SEASONAL = [
  'Skeleton',
  'Base',
  'CottonCandyBlue',
  'CottonCandyPink',
  'Shade',
  'White',
  'Golden',
  'Zombie',
  'Desert',
  'Red',
]

const food = (key: string, family: Food['family'], target = ''): Food => ({
  key: asKey(key),
  family,
  value: 1,
  ...(target === '' ? {} : { target: asKey(target) }),
  art,
})

const FOOD: ReadonlyArray<Food> = [
  ...BASIC_FOOD.map((key, index) => food(key, 'basic', POTIONS[index])),
  ...SEASONAL.map((key) => food(`Cake_${key}`, 'cake')),
  ...SEASONAL.map((key) => food(`Candy_${key}`, 'candy')),
  ...SEASONAL.map((key) => food(`Pie_${key}`, 'pie')),
  food('Saddle', 'saddle'),
]

const EVENTS: ReadonlyArray<YearlyEvent> = [
  { key: 'birthday', from: '01-30T04:00-05:00', until: '02-01T03:59-05:00', foodSeason: 'cake' },
  { key: 'piDay', from: '03-14T04:00-04:00', until: '03-16T03:59-04:00', foodSeason: 'pie' },
  { key: 'namingDay', from: '07-31T04:00-04:00', until: '08-02T03:59-04:00', foodSeason: 'cake' },
  { key: 'habitoween', from: '10-30T04:00-04:00', until: '11-01T23:59-04:00', foodSeason: 'candy' },
  { key: 'harvestFeast', from: '11-20T04:00-05:00', until: '12-01T03:59-05:00', foodSeason: 'pie' },
]

/** A catalogue with what these cases name, in content order. */
export const catalogueFor = (gear: GearFacts = {}): Catalogue => ({
  gear: byKey([
    ...classGear.filter(({ key }) => gear[key] === undefined),
    ...Object.entries(gear).map(([key, facts]) => gearOf(key, facts)),
  ]),
  eggs: byKey(EGGS.map((key): Egg => ({ key: asKey(key), kind: 'drop', value: 3, art }))),
  hatchingPotions: byKey(
    POTIONS.map((key): HatchingPotion => ({ key: asKey(key), kind: 'standard', value: 2, limited: false, art })),
  ),
  food: byKey(FOOD),
  pets: {},
  mounts: {},
  backgrounds: {},
  quests: {},
  questBundles: {},
  questLines: [],
  achievements: {},
  skills: {},
  transformations: {},
  cards: {},
  animalShop: { pets: [], mounts: [], forGems: [] },
  looks: [],
  lookSets: {},
  potion: { value: 25, art },
  armoire: { value: 100, art },
  loginRewards: loginRewards({ eggs: EGGS, potions: POTIONS, food: BASIC_FOOD }),
  levelQuests: [
    { key: asKey('vice1'), level: 30 },
    { key: asKey('atom1'), level: 15 },
    { key: asKey('moonstone1'), level: 60 },
    { key: asKey('goldenknight1'), level: 40 },
  ],
  events: EVENTS,
  calendar: aCalendar(),
  subscriptionBlocks: {},
  gemPacks: {},
  colorSets: [],
  animalSets: [],
  taskTemplates: {},
  defaultTags: [],
  defaultTasks: [],
  retired: {},
})
