import { describe, expect, it } from 'vitest'
import {
  aDaily,
  aHabit,
  aReward,
  aTodo,
  bags,
  type DeepPartial,
  loadCatalogue,
  loadListedCatalogue,
  resultOf,
} from '../test-kit/index.ts'
import { toIso } from './kernel/index.ts'
import { asKey, type Task, type User } from './model/index.ts'
import { colorOf, filteredTasks } from './tasks/index.ts'

const catalogue = loadCatalogue()
const listed = loadListedCatalogue()

type Row = readonly [sentence: string, found: () => unknown, specified: unknown]

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
