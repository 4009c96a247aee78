import { describe, expect, it } from 'vitest'
import { aUser, type DeepPartial, loadCatalogue, resultOf } from '../test-kit/index.ts'
import { asKey, type QuestKey, type User } from './model/index.ts'
import { hasClass, maxMana, totalsOf } from './stats/index.ts'

const catalogue = loadCatalogue()

type Row = readonly [sentence: string, found: () => unknown, specified: unknown]

/** The player after the levels that this experience brings. */
const leveled = (owns: DeepPartial<User>, exp: number): User =>
  resultOf(['syncStats', {}], { ...owns, stats: { ...owns.stats, exp } }, ({ user }) => user) as User

const rich: DeepPartial<User> = { balance: 50, stats: { gp: 9999 } }

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
]

describe.each([
  [4, SECTION_4],
  [9, SECTION_9],
])('levels and classes: docs/reference/application.md, section %i', (_, rows) => {
  it.each(rows)('%s', (__, actual, specified) => expect(actual()).toEqual(specified))
})
