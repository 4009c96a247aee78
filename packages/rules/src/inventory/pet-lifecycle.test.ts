import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { aCatalogue, aUser, bags, NOON } from '../../test-kit/index.ts'
import type { User } from '../model/index.ts'
import { equip } from './equip.ts'
import { feed } from './feed.ts'
import { hatch } from './hatch.ts'
import { releaseMounts, releasePets } from './release.ts'

const catalogue = aCatalogue()
const world = { catalogue, now: NOON }
const PET = 'Wolf-Base'
const OTHERS = ['Wolf-Red', 'Fox-Base', 'Fox-Red']

const all = <A>(one: A, others: A) => ({ [PET]: one, ...Object.fromEntries(OTHERS.map((key) => [key, others])) })

/** A keeper with everything at hand; the wolf is in one of the states of an ordinary animal, all others are raised. */
const keeper = (points: number | undefined, mount: boolean | null): User => {
  const pets = Object.fromEntries(Object.entries(all(points, -1)).filter(([, value]) => value !== undefined))
  const stock = { eggs: { Wolf: 1 }, hatchingPotions: { Base: 1 }, food: { Meat: 9, Saddle: 1 } }
  return aUser({
    balance: 1,
    items: bags({ ...stock, pets: pets as Record<string, number>, mounts: all(mount, true) }),
  })
}

const STATES = {
  'never found': keeper(undefined, null),
  young: keeper(5, null),
  'nearly grown': keeper(45, null),
  raised: keeper(-1, true),
  'raised and hatched again': keeper(5, true),
  released: keeper(0, null),
  'with its mount released': keeper(-1, null),
} as const

const ACTS: Readonly<Record<string, (user: User) => E.Either<{ readonly key: string }, { readonly state: User }>>> = {
  hatch: hatch(world)({ egg: 'Wolf', hatchingPotion: 'Base' }),
  feed: feed(world)({ pet: PET, food: 'Meat' }),
  saddle: feed(world)({ pet: PET, food: 'Saddle' }),
  'take along': equip(world)({ type: 'pet', key: PET }),
  ride: equip(world)({ type: 'mount', key: PET }),
  'release pets': releasePets(world)({}),
  'release mounts': releaseMounts(world)({}),
}

type Row = readonly [keyof typeof STATES, ...ReadonlyArray<string>]

/** After each act: points of the pet and whether there is a mount, or the refusal. */
const TABLE: ReadonlyArray<Row> = [
  [
    'never found',
    '5',
    'messagePetNotFound',
    'messagePetNotFound',
    'petNotOwned',
    'mountNotOwned',
    'notEnoughPets',
    'notEnoughMounts',
  ],
  ['young', 'messageAlreadyPet', '10', '-1 mount', '5', 'mountNotOwned', '0', 'notEnoughMounts'],
  ['nearly grown', 'messageAlreadyPet', '-1 mount', '-1 mount', '45', 'mountNotOwned', '0', 'notEnoughMounts'],
  ['raised', '5 mount', 'messageAlreadyMount', 'messageAlreadyMount', 'petNotOwned', '-1 mount', '0 mount', '-1'],
  [
    'raised and hatched again',
    'messageAlreadyPet',
    'messageAlreadyMount',
    'messageAlreadyMount',
    '5 mount',
    '5 mount',
    '0 mount',
    '5',
  ],
  [
    'released',
    '5',
    'messagePetNotFound',
    'messagePetNotFound',
    'petNotOwned',
    'mountNotOwned',
    'notEnoughPets',
    'notEnoughMounts',
  ],
  ['with its mount released', '5', '4', '-1 mount', 'petNotOwned', 'mountNotOwned', '0', 'notEnoughMounts'],
]

const told = (answer: ReturnType<NonNullable<(typeof ACTS)[string]>>): string => {
  if (E.isLeft(answer)) return answer.left.key
  const { pets, mounts } = answer.right.state.items
  const points = Object.entries(pets).find(([key]) => key === PET)?.[1]
  return `${points}${Object.entries(mounts).some(([key, value]) => key === PET && value) ? ' mount' : ''}`
}

describe('the life of an ordinary pet', () => {
  it.each(TABLE.map(([state, ...wanted]) => ({ state, wanted })))(
    '$state: every act is answered',
    ({ state, wanted }) => {
      const answers = Object.values(ACTS).map((act) => told(act(STATES[state])))
      expect(Object.fromEntries(Object.keys(ACTS).map((act, index) => [act, answers[index]]))).toEqual(
        Object.fromEntries(Object.keys(ACTS).map((act, index) => [act, wanted[index]])),
      )
    },
  )
})
