import { describe, expect, it } from 'vitest'
import { aCatalogue, aPerson, bags, loadListedCatalogue, NOON, resultOf } from '../test-kit/index.ts'
import { drawPrize } from './armoire/index.ts'
import { SWITCH_HOUR, UPCOMING } from './calendar/index.ts'
import { flagCountAfter, MODERATOR_FLAGS, SHADOW_FLAGS } from './chat/index.ts'
import { LARGE_GROUP } from './documents/index.ts'
import { PARTY_LIMITS } from './invitations/index.ts'
import { TAVERN } from './model/index.ts'
import { HIDDEN_MESSAGE_FLAGS } from './permissions/index.ts'
import { criticalMultiplier } from './scoring/index.ts'
import { experienceToLeave } from './stats/index.ts'

const catalogue = loadListedCatalogue()

type Row = readonly [sentence: string, found: () => unknown, specified: unknown]

const feed = (points: number, food: string, amount: number) =>
  resultOf(
    ['feed', { pet: 'Wolf-Base', food, amount }],
    { items: bags({ pets: { 'Wolf-Base': points }, food: { [food]: 30 } }) },
    ({ user }) => user.items.pets,
  )

const SECTION_9: ReadonlyArray<Row> = [
  ['check-ins bring something up to 500', () => Math.max(...Object.keys(catalogue.loginRewards).map(Number)), 500],
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
]

describe('chances and groups: docs/reference/application.md, section 9', () => {
  it.each(SECTION_9)('%s', (_, actual, specified) => expect(actual()).toEqual(specified))
})
