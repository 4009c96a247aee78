import type { Catalogue, Egg, Food, Gear, GearGroup, HatchingPotion, YearlyEvent } from '../../src/content/catalogue.ts'
import type { GameEvent, Throws } from '../../src/kernel/index.ts'
import { asKey, type Player, type PlayerClass, type Task, type User } from '../../src/model/index.ts'
import { notificationOf } from '../../src/notifications/index.ts'
import { aDaily, aHabit, aReward, aTodo } from '../../test-kit/task.ts'
import { aUser, NOON } from '../../test-kit/user.ts'
import { loginRewards } from './login-rewards.ts'
import { changedPaths, withPaths } from './paths.ts'

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

export type Paths = Readonly<Record<string, unknown>>

/** The first ordinary tasks of a settled player, and nothing left to come by itself. Vectors README, scoring family. */
export const settledPlayer = (paths: Paths = {}): User => {
  const fresh = aUser({
    preferences: { timezoneOffsetAtLastCron: 0 },
    flags: { itemsEnabled: true, customizationsNotification: true, rebirthEnabled: true, welcomed: true },
    achievements: { completedTask: true },
    purchased: { plan: { dateUpdated: '2026-06-01T00:00:00.000Z' } },
    loginIncentives: 10,
  })
  const settled = withPaths(fresh, {
    'flags.levelDrops': { vice1: true, atom1: true, moonstone1: true, goldenknight1: true },
    'items.gear.owned': {},
    'items.eggs': { Wolf: 1 },
    'items.hatchingPotions': { Base: 1 },
    'items.food': { Meat: 1 },
    'items.quests': {},
    pinnedItems: [],
  })
  const given = withPaths(settled, paths)
  const { timezoneOffset } = given.preferences
  return 'preferences.timezoneOffsetAtLastCron' in paths
    ? given
    : withPaths(given, { 'preferences.timezoneOffsetAtLastCron': timezoneOffset })
}

type Checklist = ReadonlyArray<boolean>

const stepsOf = (checklist: Checklist) =>
  checklist.map((completed, index) => ({ id: `item-${index + 1}`, text: `Step ${index + 1}`, completed }))

const MAKE = { habit: aHabit, daily: aDaily, todo: aTodo, reward: aReward } as const

/** A task of that player; `checklist` tells ticked from open steps. */
export const settledTask = (paths: Paths, id = 'task-1'): Task => {
  const { type, checklist, ...rest } = paths as Paths & { readonly type: Task['type']; readonly checklist?: Checklist }
  const steps = checklist === undefined ? {} : { checklist: stepsOf(checklist) }
  return withPaths<Task>(MAKE[type]({ _id: asKey<Task['_id']>(id), value: 0 }), { ...rest, ...steps })
}

/** The paths of a task that differ afterwards, its steps told as ticked or open. */
export const changedTaskPaths = (before: Task, after: Task): Record<string, unknown> =>
  changedPaths(withTicks(before), withTicks(after))

const withTicks = (task: Task): unknown =>
  'checklist' in task ? { ...task, checklist: task.checklist.map(({ completed }) => completed) } : task

/** What every command moves besides its rule. */
export const isBookkeeping = (path: string): boolean => ['turn', 'lastCommand'].includes(path)

export const playerOf = (user: User, tasks: ReadonlyArray<Task> = []): Player => ({
  user,
  tasks: Object.fromEntries(tasks.map((task) => [task._id, task])),
})

/** Notifications that the events leave, as the cases tell them: the type, and the key of an achievement. */
export const notificationsOf = (events: ReadonlyArray<GameEvent>): ReadonlyArray<string> =>
  events.flatMap((event) => {
    const note = notificationOf(event)
    if (note === undefined) return []
    return [note.type === 'ACHIEVEMENT' ? `${note.type} ${String(note.data.achievement)}` : note.type]
  })

/** The throws of one score, by the names of the cases. */
export const throwsOfScore = (throws: Paths = {}, subject = 'task-1'): Throws => {
  const names: Readonly<Record<string, string>> = {
    crit: 'score.crit',
    firstEgg: 'score.first-egg',
    firstPotion: 'score.first-potion',
    questItem: 'score.quest-item',
    drop: 'score.drop',
    rarity: 'score.rarity',
    item: 'score.item',
  }
  return Object.fromEntries(Object.entries(throws).map(([name, fell]) => [`${names[name]}/${subject}`, Number(fell)]))
}

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
const CLASSES = ['warrior', 'wizard', 'rogue', 'healer'] as const

/** The class tree as far as pins need it: six tiers a slot, tier 0 for weapons and the rogue's shield. */
const classGear: ReadonlyArray<Gear> = CLASSES.flatMap((group) =>
  CLASS_SLOTS.flatMap((slot) => {
    if (group === 'wizard' && slot === 'shield') return []
    const fromZero = slot === 'weapon' || (group === 'rogue' && slot === 'shield')
    const tiers = slot === 'weapon' || fromZero ? 7 : 6
    return Array.from({ length: tiers }, (_, index) => {
      const tier = fromZero ? index : index + 1
      return gearOf(`${slot}_${group}_${tier}`, { klass: group, type: slot, value: tier * 20 })
    }).filter(({ index }) => slot === 'weapon' || fromZero || Number(index) <= 5)
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
  achievements: {},
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
  colorSets: [],
  animalSets: [],
  taskTemplates: {},
  defaultTags: [],
  defaultTasks: [],
  retired: {},
})

export const instantOf = (now: string | undefined): number => (now === undefined ? NOON : Date.parse(now))
