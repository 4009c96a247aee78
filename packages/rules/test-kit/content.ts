import type { Animal, Catalogue, Egg, Food, Gear, GearGroup, HatchingPotion, Quest } from '../src/catalogue/index.ts'
import { asKey, type GearSlot, type PotionKey } from '../src/model/index.ts'
import { aCalendar } from './calendar.ts'

const art = {}

const byKey = <A extends { readonly key: string }>(things: ReadonlyArray<A>): Readonly<Record<string, A>> =>
  Object.fromEntries(things.map((thing) => [thing.key, thing]))

const PLAIN = { value: 0, str: 0, int: 0, con: 0, per: 0, twoHanded: false, last: false, art } as const

/** A piece of gear that says by its key what it is; without figures unless they are given. */
export const aGear = (key: string, changes: Partial<Gear> = {}): Gear => {
  const [slot = '', group = '', ...index] = key.split('_')
  return {
    ...PLAIN,
    key: asKey(key),
    type: slot as GearSlot,
    group: group as GearGroup,
    index: index.join('_'),
    ...changes,
  }
}

export const anEgg = (key: string, kind: Egg['kind'] = 'drop'): Egg => ({ key: asKey(key), kind, value: 3, art })

export const aPotion = (key: string, kind: HatchingPotion['kind'] = 'standard'): HatchingPotion => ({
  key: asKey(key),
  kind,
  value: 2,
  limited: kind !== 'standard',
  art,
})

export const aFood = (key: string, family: Food['family'], target?: string): Food => ({
  key: asKey(key),
  family,
  value: family === 'saddle' ? 5 : 1,
  art,
  ...(target === undefined ? {} : { target: asKey<PotionKey>(target) }),
})

/** A quest of one hit for nothing, but for what is given. */
export const aQuest = (key: string, changes: Partial<Quest> = {}): Quest => ({
  key: asKey(key),
  category: 'pet',
  value: 4,
  prerequisites: [],
  objective: { type: 'boss', hp: 1, str: 1, def: 1 },
  drop: { items: [], gp: 0, exp: 0 },
  art,
  ...changes,
})

const anAnimal = (egg: Egg, potion: HatchingPotion): Animal => ({
  key: asKey(`${egg.key}-${potion.key}`),
  kind: potion.kind === 'standard' ? egg.kind : potion.kind,
  egg: egg.key,
  potion: potion.key,
})

const SLOTS = ['weapon', 'armor', 'head', 'shield', 'body', 'back', 'headAccessory', 'eyewear'] as const

const GEAR: ReadonlyArray<Gear> = [
  ...SLOTS.map((slot) => aGear(`${slot}_base_0`)),
  aGear('weapon_warrior_0', { value: 1 }),
  aGear('weapon_warrior_1', { value: 20, str: 3 }),
  aGear('weapon_warrior_2', { value: 30, str: 6, last: true }),
  aGear('armor_warrior_1', { value: 30, con: 3, last: true }),
  aGear('head_warrior_1', { value: 15, str: 2, last: true }),
  aGear('shield_warrior_1', { value: 20, con: 2, last: true }),
  aGear('weapon_wizard_0', { twoHanded: true }),
  aGear('weapon_wizard_1', { value: 30, int: 3, twoHanded: true, last: true }),
  aGear('armor_wizard_1', { value: 30, int: 2, last: true }),
  aGear('head_wizard_1', { value: 15, per: 2, last: true }),
  aGear('shield_rogue_0'),
  aGear('shield_rogue_1', { value: 20, str: 2 }),
  aGear('weapon_special_0', { value: 150, str: 20, right: { type: 'backer', tier: 70 } }),
  aGear('shield_special_1', { value: 170, right: { type: 'contributor', level: 5 } }),
  aGear('weapon_special_critical', { value: 200, right: { type: 'contributorCritical' } }),
  aGear('headAccessory_special_bearEars', { value: 20, gearSet: 'animal' }),
  aGear('armor_special_summer2025Warrior', { value: 90, specialClass: 'warrior', season: 'summer', year: 2025 }),
  aGear('armor_special_summer2026Warrior', { value: 90, specialClass: 'warrior', season: 'summer', year: 2026 }),
  aGear('armor_special_summer2026Mage', { value: 90, specialClass: 'wizard', season: 'summer', year: 2026 }),
  aGear('armor_special_fall2025Warrior', { value: 90, specialClass: 'warrior', season: 'fall', year: 2025 }),
  aGear('head_mystery_202601', { mystery: '202601' }),
  aGear('head_armoire_lantern', { value: 100 }),
  aGear('weapon_armoire_ladle', { value: 100 }),
  aGear('armor_armoire_apron', { value: 100, released: '2026-06-10T12:00:00.000Z' }),
]

const EGGS = [anEgg('Wolf'), anEgg('Fox'), anEgg('Owl', 'quest')]
const POTIONS = [aPotion('Base'), aPotion('Red'), aPotion('Glow', 'premium'), aPotion('Veggie', 'wacky')]
const FOODS = [
  aFood('Meat', 'basic', 'Base'),
  aFood('Strawberry', 'basic', 'Red'),
  aFood('Saddle', 'saddle'),
  aFood('Pie_Base', 'pie', 'Base'),
]

const PETS: ReadonlyArray<Animal> = [
  ...POTIONS.flatMap((potion) =>
    EGGS.filter(({ kind }) => kind === 'drop' || potion.kind === 'standard').map((egg) => anAnimal(egg, potion)),
  ),
  { key: asKey('Orca-Base'), kind: 'special' },
]

/**
 * A small world for tests: two ordinary species and a quest one, two standard colours, a premium and a wacky one, a few
 * pieces of gear of every group. Two of the armoire's pieces are out at any time, the apron at noon of 2026-06-10.
 */
export const aCatalogue = (changes: Partial<Catalogue> = {}): Catalogue => ({
  gear: byKey(GEAR),
  eggs: byKey(EGGS),
  hatchingPotions: byKey(POTIONS),
  food: byKey(FOODS),
  pets: byKey(PETS),
  mounts: byKey([...PETS.filter(({ kind }) => kind !== 'wacky'), { key: asKey('Aether-Invisible'), kind: 'special' }]),
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
  loginRewards: {},
  levelQuests: [],
  events: [],
  calendar: aCalendar(),
  subscriptionBlocks: {},
  gemPacks: {},
  colorSets: [
    {
      potion: asKey('Base'),
      petAchievement: 'allBasePets',
      mountAchievement: 'allBaseMounts',
      everyEggAchievement: 'everyBasePet',
    },
    { potion: asKey('Red'), petAchievement: 'allRedPets', mountAchievement: 'allRedMounts' },
  ],
  animalSets: [
    { achievement: 'night', species: [asKey('Owl'), asKey('Wolf')], mounts: false },
    { achievement: 'nightRiders', species: [asKey('Owl')], mounts: true },
  ],
  taskTemplates: {},
  defaultTags: [],
  defaultTasks: [],
  retired: {},
  ...changes,
})
