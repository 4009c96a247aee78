import { describe, expect, it } from 'vitest'
import { aCatalogue, aPerson, bags, type DeepPartial, loadListedCatalogue, NOON, resultOf } from '../test-kit/index.ts'
import { SWITCH_HOUR, UPCOMING } from './calendar/index.ts'
import { DAY, toIso } from './kernel/index.ts'
import { TAVERN, type User } from './model/index.ts'
import { gemPacksAt } from './money/index.ts'
import { drawPrize } from './armoire/index.ts'
import { criticalMultiplier } from './scoring/index.ts'
import { flagCountAfter, MODERATOR_FLAGS, SHADOW_FLAGS } from './chat/index.ts'
import { LARGE_GROUP } from './documents/index.ts'
import { PARTY_LIMITS } from './invitations/index.ts'
import { HIDDEN_MESSAGE_FLAGS } from './permissions/index.ts'
import { experienceToLeave } from './stats/index.ts'

const catalogue = loadListedCatalogue()

type Row = readonly [sentence: string, found: () => unknown, specified: unknown]

const purse = ({ user: { balance, stats } }: { readonly user: User }) => [balance, stats.gp]
const traveller: DeepPartial<User> = { purchased: { plan: { consecutive: { trinkets: 3 } } } }
const trinkets = ({ user }: { readonly user: User }) => user.purchased.plan.consecutive.trinkets
const feed = (points: number, food: string, amount: number) =>
  resultOf(
    ['feed', { pet: 'Wolf-Base', food, amount }],
    { items: bags({ pets: { 'Wolf-Base': points }, food: { [food]: 30 } }) },
    ({ user }) => user.items.pets,
  )

const SECTION_9: ReadonlyArray<Row> = [
  ['check-ins bring something up to 500', () => Math.max(...Object.keys(catalogue.loginRewards).map(Number)), 500],
  [
    'a free rebirth comes 45 days after the last one, at level 100',
    () =>
      [
        [99, 60],
        [100, 44],
        [100, 45],
      ].map(([lvl = 0, days = 0]) =>
        resultOf(
          ['rebirth', {}],
          { balance: 1.5, stats: { lvl }, flags: { lastFreeRebirth: toIso(NOON - days * DAY) } },
          ({ user }) => user.balance,
        ),
      ),
    [0, 0, 1.5],
  ],
  [
    'a critical hit comes at 3 of 100',
    () => [0.03, 0.0301].map((roll) => criticalMultiplier({ roll, total: 0 })),
    [1.5, 1],
  ],
  [
    'a level takes 25 times itself below 5, 150 at 5, and by the curve above',
    () => [1, 4, 5, 6, 100].map(experienceToLeave),
    [25, 100, 150, 210, 3640],
  ],
  ['things are released at 8, and six dates are listed', () => [SWITCH_HOUR, UPCOMING], [8, 6]],
  ['a party has at most 30 members', () => PARTY_LIMITS.members, 30],
  ['groups above 5000 tell nobody', () => LARGE_GROUP, 5000],
  [
    'two flags hide a message, a moderator counts for 5, a shadow mute for 10',
    () => [
      HIDDEN_MESSAGE_FLAGS,
      flagCountAfter(aPerson('m', { permissions: { moderator: true } }), 0, NOON),
      MODERATOR_FLAGS,
      SHADOW_FLAGS,
    ],
    [2, 5, 5, 10],
  ],
  ['the tavern goes by one id', () => TAVERN, '00000000-0000-4000-A000-000000000000'],
  [
    'prices in gold',
    () => [
      catalogue.potion.value,
      catalogue.armoire.value,
      ...Object.values(catalogue.food).flatMap(({ family, value }) => (family === 'saddle' ? [value] : [])),
      ...new Set(Object.values(catalogue.transformations).flatMap(({ value, antidote }) => [value, antidote.value])),
      ...new Set(Object.values(catalogue.cards).map(({ value }) => value)),
    ],
    [25, 100, 5, 15, 5, 10],
  ],
  [
    'a gem costs 20 gold',
    () =>
      resultOf(
        ['purchase', { type: 'gems', key: 'gem' }],
        { stats: { gp: 20 }, purchased: { plan: { customerId: 'c' } } },
        purse,
      ),
    [0.25, 0],
  ],
  [
    '24 gems a month and what a long subscription adds',
    () =>
      [23, 24, 26].map((gemsBought) =>
        resultOf(
          ['purchase', { type: 'gems', key: 'gem' }],
          { stats: { gp: 20 }, purchased: { plan: { customerId: 'c', gemsBought, consecutive: { gemCapExtra: 2 } } } },
          purse,
        ),
      ),
    [[0.25, 0], [0.25, 0], 'maxBuyGems'],
  ],
  [
    'rebirth costs 6 gems, fortify and release 1 of balance',
    () => [
      resultOf(['rebirth', {}], { balance: 1.5 }, purse),
      resultOf(['fortify', {}], { balance: 1 }, purse),
      resultOf(['fortify', {}], { balance: 0.99 }, purse),
    ],
    [[0, 0], [0, 0], 'notEnoughGems'],
  ],
  [
    'animals, scenes and sets of the time travellers cost 1 hourglass',
    () => [
      resultOf(['purchaseWithHourglasses', { type: 'pets', key: 'Mammoth-Base' }], traveller, trinkets),
      resultOf(['purchaseWithHourglasses', { type: 'mounts', key: 'Mammoth-Base' }], traveller, trinkets),
      resultOf(['purchaseWithHourglasses', { type: 'quests', key: 'robot', quantity: 2 }], traveller, trinkets),
      resultOf(['buy', { type: 'mystery', key: '301404' }], traveller, trinkets),
    ],
    [2, 2, 1, 2],
  ],
  [
    'a pet of the time travellers is at level 5',
    () =>
      resultOf(
        ['purchaseWithHourglasses', { type: 'pets', key: 'Mammoth-Base' }],
        traveller,
        ({ user }) => user.items.pets,
      ),
    { 'Mammoth-Base': 5 },
  ],
  [
    'only the jubilant gryphatrice is a pet for gems',
    () => catalogue.animalShop.forGems.map(({ key }) => key),
    ['Gryphatrice-Jubilant'],
  ],
  [
    'an egg for gems costs a quarter of its value',
    () =>
      resultOf(['purchase', { type: 'eggs', key: 'Wolf', quantity: 2 }], { balance: 2 }, ({ user }) => user.balance),
    0.5,
  ],
  [
    'animal ears and tails cost 1 of balance by purchase',
    () =>
      resultOf(
        ['purchase', { type: 'gear', key: 'back_special_bearTail' }],
        { balance: 2 },
        ({ user }) => user.balance,
      ),
    1,
  ],
  [
    'a sale brings the value times the amount',
    () =>
      resultOf(
        ['sell', { type: 'eggs', key: 'Wolf', amount: 3 }],
        { items: bags({ eggs: { Wolf: 3 } }) },
        ({ user }) => user.stats.gp,
      ),
    9,
  ],
  [
    'the armoire gives gear below 0.6, then food below 0.8, or below 0.5 without gear, else experience',
    () =>
      [
        [1, 0.599],
        [1, 0.6],
        [1, 0.799],
        [1, 0.8],
        [0, 0.499],
        [0, 0.5],
      ].map(
        ([left = 0, roll = 0]) =>
          drawPrize(
            { 'armoire.roll': roll, 'armoire.experience': 0.9999 },
            {
              opened: true,
              gear: Object.values(aCatalogue().gear).slice(0, left),
              foods: Object.values(aCatalogue().food),
            },
          ).type,
      ),
    ['gear', 'food', 'food', 'experience', 'food', 'experience'],
  ],
  [
    'that is 10 to 49 of experience',
    () =>
      [0, 0.9999].map((roll) =>
        drawPrize({ 'armoire.roll': 0.9, 'armoire.experience': roll }, { opened: true, gear: [], foods: [] }),
      ),
    [10, 49].map((value) => ({ type: 'experience', value })),
  ],
  [
    'liked food brings 5 points, other food 2, and 50 make a mount',
    () => [feed(5, 'Meat', 1), feed(5, 'Milk', 1), feed(45, 'Meat', 1)],
    [{ 'Wolf-Base': 10 }, { 'Wolf-Base': 7 }, { 'Wolf-Base': -1 }],
  ],
  [
    'single looks cost 2, sets 5, scenes 7 and sets of them 15',
    () => {
      const price = (path: string) =>
        resultOf(['unlock', { path }], { balance: 25 }, ({ user }) => (25 - user.balance) * 4)
      const set = catalogue.looks.filter(({ set: of }) => of === 'rainbowSkins').map(({ path }) => path)
      return [price(set[0] ?? ''), price(set.join(','))]
    },
    [2, 5],
  ],
  [
    'gem packs and what a sale makes of them',
    () =>
      [gemPacksAt(catalogue, NOON), gemPacksAt(catalogue, Date.parse('2026-08-30T12:00:00.000Z'))].map((packs) =>
        packs.map(({ gems, price }) => [gems, price]),
      ),
    [
      [
        [4, 99],
        [21, 499],
        [42, 999],
        [84, 1999],
      ],
      [
        [5, 99],
        [30, 499],
        [60, 999],
        [125, 1999],
      ],
    ],
  ],
  [
    'subscriptions',
    () =>
      Object.values(catalogue.subscriptionBlocks).map(({ key, months, price, quantity, original }) =>
        [key, months, price, quantity, original].filter((each) => each !== undefined).join(' '),
      ),
    [
      'basic_earned 1 5',
      'basic_3mo 3 15',
      'basic_6mo 6 30',
      'google_6mo 6 24 30',
      'basic_12mo 12 48',
      'group_monthly 1 9 3',
      'group_plan_auto 0 0 1',
    ],
  ],
]

describe('docs/reference/application.md, section 9', () => {
  it.each(SECTION_9)('%s', (_, actual, specified) => expect(actual()).toEqual(specified))
})
