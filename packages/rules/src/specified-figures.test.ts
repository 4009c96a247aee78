import { describe, expect, it } from 'vitest'
import {
  aDaily,
  aHabit,
  aReward,
  aTodo,
  aUser,
  bags,
  type DeepPartial,
  loadCatalogue,
  loadListedCatalogue,
  resultOf,
} from '../test-kit/index.ts'
import { toIso } from './kernel/index.ts'
import { asKey, type QuestKey, type Task, type User } from './model/index.ts'
import { hasClass, maxMana, totalsOf } from './stats/index.ts'
import { colorOf, filteredTasks } from './tasks/index.ts'

const catalogue = loadCatalogue()
const listed = loadListedCatalogue()

type Row = readonly [sentence: string, found: () => unknown, specified: unknown]

/** The player after the levels that this experience brings. */
const leveled = (owns: DeepPartial<User>, exp: number): User =>
  resultOf(['syncStats', {}], { ...owns, stats: { ...owns.stats, exp } }, ({ user }) => user) as User

const rich: DeepPartial<User> = { balance: 50, stats: { gp: 9999 } }
const drops = (potions: 'pets' | 'mounts', of = catalogue) =>
  Object.values(of[potions]).flatMap(({ key, kind }) => (kind === 'drop' ? [key] : []))
const whole = {
  pets: Object.fromEntries(drops('pets').map((key) => [key, 5])),
  mounts: Object.fromEntries(drops('mounts').map((key) => [key, true])),
}
const working = aDaily({ value: -9, challenge: { id: asKey('c') } })
const broken = aDaily({ _id: asKey('b'), value: -9, challenge: { id: asKey('c'), broken: 'CHALLENGE_CLOSED' } })

const SECTION_4: ReadonlyArray<Row> = [
  ['a level brings full health', () => leveled({ stats: { hp: 3, lvl: 9 } }, 250).stats.hp, 50],
  [
    'points are capped at a total of 100',
    () => leveled({ stats: { lvl: 120, str: 60, int: 38 } }, 99_999).stats.points,
    2,
  ],
  [
    'items turn on above 10 of experience',
    () => [10, 10.5].map((exp) => leveled({}, exp).flags.itemsEnabled),
    [false, true],
  ],
  ['items turn on above level 1', () => leveled({}, 25).flags.itemsEnabled, true],
  [
    'customizations turn on above 5 of experience',
    () => [5, 5.5].map((exp) => leveled({}, exp).flags.customizationsNotification),
    [false, true],
  ],
  [
    'rebirth turns on at level 50',
    () => [48, 49].map((lvl) => leveled({ stats: { lvl } }, 1260).flags.rebirthEnabled),
    [false, true],
  ],
  [
    'quests come at 15, 30, 40 and 60, once each',
    () =>
      [14, 15, 29, 30, 39, 40, 59, 60].map(
        (lvl) => Object.keys(leveled({ stats: { lvl } }, 0).items.quests).length - 1,
      ),
    [0, 1, 1, 2, 2, 3, 3, 4],
  ],
  [
    'a quest of a level comes once',
    () =>
      leveled({ stats: { lvl: 20 }, flags: { levelDrops: { [asKey<QuestKey>('atom1')]: true } } }, 0).items.quests[
        asKey<QuestKey>('atom1')
      ],
    undefined,
  ],
  [
    'an egg and a potion give a pet with 5 points',
    () =>
      resultOf(
        ['hatch', { egg: 'Wolf', hatchingPotion: 'Base' }],
        { items: bags({ eggs: { Wolf: 1 }, hatchingPotions: { Base: 1 } }) },
        ({ user }) => user.items.pets,
      ),
    { 'Wolf-Base': 5 },
  ],
  [
    'at 50 points a pet is a mount, -1, and walks along no more',
    () =>
      resultOf(
        ['feed', { pet: 'Wolf-Base', food: 'Meat' }],
        { items: { ...bags({ pets: { 'Wolf-Base': 45 }, food: { Meat: 1 } }), currentPet: 'Wolf-Base' } },
        ({ user: { items } }) => [items.pets, items.mounts, items.currentPet],
      ),
    [{ 'Wolf-Base': -1 }, { 'Wolf-Base': true }, ''],
  ],
  [
    'a saddle evolves a pet at once',
    () =>
      resultOf(
        ['feed', { pet: 'Wolf-Base', food: 'Saddle' }],
        { items: bags({ pets: { 'Wolf-Base': 5 }, food: { Saddle: 1 } }) },
        ({ user }) => user.items.mounts,
      ),
    { 'Wolf-Base': true },
  ],
  [
    'a class is chosen from level 10 on',
    () =>
      [9, 10].map((lvl) =>
        resultOf(['changeClass', { class: 'healer' }], { stats: { lvl } }, ({ user }) => user.stats.class),
      ),
    ['lvl10ChangeClass', 'healer'],
  ],
  [
    'changing it again costs 0.75 and gives the points back',
    () =>
      resultOf(
        ['changeClass', { class: 'healer' }],
        { ...rich, stats: { lvl: 20, str: 15, class: 'rogue' }, flags: { classSelected: true } },
        ({ user: { balance, stats } }) => [balance, stats.str, stats.points],
      ),
    [49.25, 0, 20],
  ],
  [
    'without classes one is a warrior with all points in strength',
    () =>
      resultOf(
        ['disableClasses', {}],
        { stats: { lvl: 20, int: 7, points: 3, class: 'wizard' } },
        ({ user: { stats, preferences } }) => [
          stats.class,
          stats.str,
          stats.int,
          stats.points,
          preferences.automaticAllocation,
          preferences.autoAllocate,
        ],
      ),
    ['warrior', 20, 0, 0, true, true],
  ],
  [
    'a class is there from level 10, chosen and not disabled',
    () => [{ lvl: 9 }, { lvl: 10 }].map((stats) => hasClass(aUser({ stats, flags: { classSelected: true } }))),
    [false, true],
  ],
  [
    'the last of five first steps brings 100 gold and a notification',
    () =>
      resultOf(
        ['hatch', { egg: 'Wolf', hatchingPotion: 'Base' }],
        {
          achievements: { createdTask: true, completedTask: true, fedPet: true, purchasedEquipment: true },
          items: bags({ eggs: { Wolf: 1 }, hatchingPotions: { Base: 1 } }),
        },
        ({ user }) => [user.stats.gp, user.notifications.map(({ type }) => type)],
      ),
    [100, ['ACHIEVEMENT', 'ONBOARDING_COMPLETE']],
  ],
  [
    'fortify costs 1, heals to 50 and calms what is not a reward and not in a working challenge',
    () =>
      resultOf(
        ['fortify', {}],
        { ...rich, stats: { hp: 3 } },
        ({ user, tasks }) => [user.balance, user.stats.hp, Object.values<Task>(tasks).map(({ value }) => value)],
        { tasks: [working, broken, aHabit({ _id: asKey('h'), value: 4 }), aReward({ _id: asKey('r'), value: 7 })] },
      ),
    [49, 50, [-9, 0, 0, 7]],
  ],
  [
    'there are 90 pets and 90 mounts to release',
    () => [drops('pets', listed).length, drops('mounts', listed).length],
    [90, 90],
  ],
  [
    'releasing both takes triad bingo, 1, and frees them all',
    () =>
      [false, true].map((triadBingo) =>
        resultOf(
          ['releaseBoth', {}],
          { balance: 1, items: whole, achievements: { triadBingo, beastMaster: true, mountMaster: true } },
          ({ user: { balance, items, achievements } }) => [
            balance,
            Object.values(items.pets).every((points) => points === 0),
            Object.values(items.mounts).every((mount) => mount === null),
            achievements.beastMasterCount,
            achievements.mountMasterCount,
            achievements.triadBingoCount,
          ],
        ),
      ),
    // the bingo of a stable is noted when a command is done, not before it begins
    ['notEnoughPetsMounts', [0, true, true, 1, 1, 1]],
  ],
  [
    'the colour of a task changes at -20, -10, -1, 1, 5 and 10',
    () => [-20.1, -20, -10, -1, 1, 5, 10].map((value) => colorOf(aHabit({ value }))),
    ['worst', 'worse', 'bad', 'neutral', 'good', 'better', 'best'],
  ],
  [
    'habits are yellow or red below 1, green or blue from 1 on',
    () =>
      (['yellowred', 'greenblue'] as const).map((filter) =>
        filteredTasks([aHabit({ value: 0.99 }), aHabit({ value: 1 })], filter).map(({ value }) => value),
      ),
    [[0.99], [1]],
  ],
  [
    'to-dos with a date stand by date, and the wish list is empty',
    () => [
      filteredTasks(
        ['2026-07-02', '2026-07-01'].map((date) => aTodo({ date: toIso(Date.parse(date)) })),
        'scheduled',
      ).map((task) => 'date' in task && task.date?.slice(0, 10)),
      filteredTasks([aReward()], 'wishlist'),
    ],
    [['2026-07-01', '2026-07-02'], []],
  ],
]

const SECTION_9: ReadonlyArray<Row> = [
  ['base mana is twice the intelligence and 30', () => maxMana(catalogue, aUser({ stats: { int: 15 } })), 60],
  [
    'each attribute gets half of the level',
    () => totalsOf(catalogue, aUser({ stats: { lvl: 21 } })),
    { str: 10, int: 10, con: 10, per: 10 },
  ],
  ['the level counts up to 100 for attributes', () => totalsOf(catalogue, aUser({ stats: { lvl: 250 } })).str, 50],
  [
    'levels end at 9999',
    () => resultOf(['syncStats', {}], { stats: { lvl: 9999, exp: 99_999_999 } }, ({ user }) => user.stats.lvl),
    9999,
  ],
  [
    'no figure is above 99999999',
    () =>
      resultOf(
        ['sell', { type: 'eggs', key: 'Wolf' }],
        { stats: { gp: 99_999_998 }, items: bags({ eggs: { Wolf: 1 } }) },
        ({ user }) => user.stats.gp,
      ),
    99_999_999,
  ],
]

describe.each([
  [4, SECTION_4],
  [9, SECTION_9],
])('docs/reference/application.md, section %i', (_, rows) => {
  it.each(rows)('%s', (__, actual, specified) => expect(actual()).toEqual(specified))
})
