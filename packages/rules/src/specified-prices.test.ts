import { describe, expect, it } from 'vitest'
import { bags, type DeepPartial, loadListedCatalogue, NOON, resultOf } from '../test-kit/index.ts'
import { DAY, toIso } from './kernel/index.ts'
import type { User } from './model/index.ts'
import { gemPacksAt } from './money/index.ts'

const catalogue = loadListedCatalogue()

type Row = readonly [sentence: string, found: () => unknown, specified: unknown]

const purse = ({ user: { balance, stats } }: { readonly user: User }) => [balance, stats.gp]
const traveller: DeepPartial<User> = { purchased: { plan: { consecutive: { trinkets: 3 } } } }
const trinkets = ({ user }: { readonly user: User }) => user.purchased.plan.consecutive.trinkets

const SECTION_9: ReadonlyArray<Row> = [
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

describe('prices: docs/reference/application.md, section 9', () => {
  it.each(SECTION_9)('%s', (_, actual, specified) => expect(actual()).toEqual(specified))
})
