import { describe, expect, it } from 'vitest'
import { aUser, bags, type DeepPartial, loadListedCatalogue, NOON, resultOf } from '../test-kit/index.ts'
import type { Task, User } from './model/index.ts'
import { starterTasks } from './registration/index.ts'
import { messageText } from './chat/index.ts'

const catalogue = loadListedCatalogue()

type Row = readonly [sentence: string, found: () => unknown, specified: unknown]

const countOf = (list: ReadonlyArray<{ readonly type: string }>, type: string): number =>
  list.filter((each) => each.type === type).length

const rich: DeepPartial<User> = { balance: 50, stats: { gp: 9999 } }
const purse = ({ user: { balance, stats } }: { readonly user: User }) => [balance, stats.gp]

const feed = (points: number, food: string, amount: number) =>
  resultOf(
    ['feed', { pet: 'Wolf-Base', food, amount }],
    { items: bags({ pets: { 'Wolf-Base': points }, food: { [food]: 30 } }) },
    ({ user }) => user.items.pets,
  )

/** All quests before those of the lost masters done, but for one. */
const chainsBut = (missing: string) =>
  Object.fromEntries(
    Object.values(catalogue.quests)
      .find(({ key }) => key === 'lostMasterclasser1')
      ?.prerequisites.filter((key) => key !== missing)
      .map((key) => [key, 1]) ?? [],
  )

const SECTION_3: ReadonlyArray<Row> = [
  [
    'the cards have 4, 5, 4, 4, 1, 5, 4 and 3 messages',
    () =>
      ['greeting', 'nye', 'thankyou', 'valentine', 'birthday', 'congrats', 'getwell', 'goodluck'].map(
        (key) => Object.values(catalogue.cards).find((card) => card.key === key)?.messages,
      ),
    [4, 5, 4, 4, 1, 5, 4, 3],
  ],
  [
    'starter tasks come in eight groups',
    () => Object.keys(catalogue.taskTemplates).sort(),
    ['chores', 'creativity', 'defaults', 'exercise', 'health_wellness', 'school', 'self_care', 'work'],
  ],
  [
    'the defaults are a good habit, a bad one, a to-do and a reward of 10',
    () => catalogue.taskTemplates['defaults']?.map(({ type, up, down, value }) => [type, up, down, value]),
    [
      ['habit', true, false, undefined],
      ['habit', false, true, undefined],
      ['todo', undefined, undefined, undefined],
      ['reward', undefined, undefined, 10],
    ],
  ],
  [
    'a new player has 3 habits, 1 to-do, 1 reward, 7 tags and no dailies',
    () => {
      const texts = { tasks: {}, tags: {} }
      const { user, tasks } = starterTasks(catalogue)({ client: 'mobile', texts, at: NOON })(aUser())
      const all = Object.values<Task>(tasks)
      return [...['habit', 'todo', 'reward', 'daily'].map((type) => countOf(all, type)), user.tags.length]
    },
    [3, 1, 1, 0, 7],
  ],
]

const SECTION_5: ReadonlyArray<Row> = [
  [
    'a day starts at an hour from 0 to 24, which is 0; so is any other',
    () =>
      [0, 23, 24, 25].map((dayStart) =>
        resultOf(['customDayStart', { dayStart }], {}, ({ user }) => user.preferences.dayStart),
      ),
    [0, 23, 0, 0],
  ],
  [
    'empty checklist items are dropped on save',
    () =>
      resultOf(
        ['createTasks', { tasks: [{ type: 'todo', text: 'Pack', checklist: [{ text: 'Socks' }, { text: '' }] }] }],
        {},
        ({ tasks }) =>
          Object.values(tasks).flatMap((task) => ('checklist' in task ? task.checklist.map(({ text }) => text) : [])),
      ),
    ['Socks'],
  ],
  [
    'a daily comes every 1 to 9999, and by weekdays it needs one',
    () =>
      [
        { everyX: 1 },
        { everyX: 9999 },
        { everyX: 0 },
        { everyX: 10_000 },
        { repeat: { su: false, m: false, t: false, w: false, th: false, f: false, s: false } },
      ].map((fields) =>
        resultOf(['createTasks', { tasks: [{ type: 'daily', text: 'Walk', ...fields }] }], {}, () => 'made'),
      ),
    ['made', 'made', 'invalidReqParams', 'invalidReqParams', 'invalidReqParams'],
  ],
  [
    'a meal is a whole number that is owned',
    () => [feed(5, 'Meat', 0.5), feed(5, 'Meat', -1), feed(5, 'Meat', 31)],
    ['invalidAmount', 'invalidAmount', 'notEnoughFood'],
  ],
  [
    'a purchase is of a whole number of at least 1',
    () => [-1, 1.5].map((quantity) => resultOf(['buyPotion', { quantity }], { stats: { hp: 9, gp: 99 } }, purse)),
    ['invalidQuantity', 'invalidQuantity'],
  ],
  [
    'gold has to cover the value times the quantity',
    () => [49.9, 50].map((gp) => resultOf(['buyPotion', { quantity: 2 }], { stats: { hp: 9, gp } }, purse)),
    ['messageNotEnoughGold', [0, 0]],
  ],
  [
    'a health potion is refused at 50 and more, and at 0 and less, and heals up to 50',
    () =>
      [50, 0, 5, 40].map((hp) => resultOf(['buyPotion', {}], { stats: { hp, gp: 25 } }, ({ user }) => user.stats.hp)),
    ['messageHealthAlreadyMax', 'messageHealthAlreadyMin', 20, 50],
  ],
  [
    'the tier before is needed but for the first one of weapons and rogue shields, and the first of others',
    () =>
      ['weapon_warrior_0', 'weapon_warrior_1', 'armor_warrior_1', 'armor_warrior_2'].map((key) =>
        resultOf(['buyGear', { key }], { ...rich }, () => 'bought'),
      ),
    ['bought', 'previousGearNotOwned', 'bought', 'previousGearNotOwned'],
  ],
  [
    'rogues begin with their first shield',
    () =>
      ['shield_rogue_0', 'shield_rogue_1'].map((key) =>
        resultOf(['buyGear', { key }], { ...rich, stats: { gp: 999, class: 'rogue' } }, () => 'bought'),
      ),
    ['bought', 'previousGearNotOwned'],
  ],
  [
    'the quest of the lost masters comes after four chains',
    () =>
      ['dilatoryDistress3', 'mayhemMistiflying3', 'stoikalmCalamity3', 'taskwoodsTerror3', 'none'].map((missing) =>
        resultOf(
          ['buyQuest', { key: 'lostMasterclasser1' }],
          { ...rich, achievements: { quests: chainsBut(missing) } },
          () => 'bought',
        ),
      ),
    [...Array.from({ length: 4 }, () => 'questUnlockLostMasterclasser'), 'bought'],
  ],
  [
    'the armoire, the potion and antidotes stay in the column',
    () =>
      [
        ['armoire', 'armoire'],
        ['potion', 'potion'],
        ['debuffPotion', 'spells.special.salt'],
      ].map(([type, path]) => resultOf(['togglePin', { type, path }], {}, () => 'gone')),
    ['cannotUnpinItem', 'cannotUnpinItem', 'cannotUnpinItem'],
  ],
  ['a chat message has at most 3000 characters', () => messageText('a'.repeat(3001)).length, 3000],
]

const SECTION_6: ReadonlyArray<Row> = [
  [
    'skills come at the levels 11 to 14 of each class',
    () => [...new Set(Object.values(catalogue.skills).map(({ level }) => level))].toSorted((a, b) => a - b),
    [11, 12, 13, 14],
  ],
  [
    'each class has four skills',
    () =>
      ['warrior', 'rogue', 'wizard', 'healer'].map(
        (name) => Object.values(catalogue.skills).filter((skill) => skill.class === name).length,
      ),
    [4, 4, 4, 4],
  ],
]

describe.each([
  [3, SECTION_3],
  [5, SECTION_5],
  [6, SECTION_6],
])('docs/reference/application.md, section %i', (_, rows) => {
  it.each(rows)('%s', (__, actual, specified) => expect(actual()).toEqual(specified))
})
