import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type Acts, aCatalogue, aUser, bags, type Transitions, transitionsOf, NOON } from '../../../test-kit/index.ts'
import type { User } from '../../model/index.ts'
import { equip } from '../equip.ts'
import { feed } from './feed.ts'
import { hatch } from './hatch.ts'
import { releaseBoth, releaseMounts, releasePets } from './release.ts'
import { unequip } from '../unequip.ts'

const catalogue = aCatalogue()
const context = { catalogue, now: NOON }
const OTHERS = ['Wolf-Base', 'Wolf-Red', 'Fox-Base', 'Fox-Red']

type Animal = { readonly points?: number; readonly mount?: boolean | null; readonly pet?: string }

/** A keeper with everything at hand; one pet is in the given state, all other ordinary animals are raised. */
const keeper = ({ points, mount = null, pet = 'Wolf-Base' }: Animal): User => {
  const others = OTHERS.filter((key) => key !== pet)
  const pets = others.map((key): [string, number] => [key, -1])
  const mounts = others.map((key): [string, boolean | null] => [key, true])
  return aUser({
    balance: 1,
    achievements: { triadBingo: true },
    items: bags({
      eggs: { Wolf: 1, Owl: 1 },
      hatchingPotions: { Base: 1, Glow: 1, Veggie: 1 },
      food: { Meat: 9, Saddle: 1 },
      pets: Object.fromEntries(points === undefined ? pets : [...pets, [pet, points]]),
      mounts: Object.fromEntries([...mounts, [pet, mount]]),
    }),
  })
}

const done = (result: E.Either<{ readonly key: string }, { readonly state: User }>) =>
  E.map(({ state }: { readonly state: User }) => state)(result)

const actsOn = (pet: string): Acts<User, User> => {
  const [egg, hatchingPotion] = pet.split('-') as [string, string]
  return {
    hatch: (user) => done(hatch(context)({ egg, hatchingPotion })(user)),
    feed: (user) => done(feed(context)({ pet, food: 'Meat' })(user)),
    saddle: (user) => done(feed(context)({ pet, food: 'Saddle' })(user)),
    'take along': (user) => done(equip(context)({ type: 'pet', key: pet })(user)),
    'put away': (user) => done(unequip(context)({ type: 'pet' })(user)),
    ride: (user) => done(equip(context)({ type: 'mount', key: pet })(user)),
    'release pets': (user) => done(releasePets(context)({})(user)),
    'release mounts': (user) => done(releaseMounts(context)({})(user)),
    'release both': (user) => done(releaseBoth(context)({})(user)),
  }
}

/** Points of the pet, and where it is. */
const toldOf =
  (pet: string) =>
  ({ items: { pets, mounts, currentPet, currentMount } }: User): string => {
    const points = Object.entries(pets).find(([key]) => key === pet)?.[1] ?? 'none'
    const mount = Object.entries(mounts).some(([key, value]) => key === pet && value) ? ' mount' : ''
    return `${points}${mount}${currentPet === pet ? ' along' : ''}${currentMount === pet ? ' ridden' : ''}`
  }

const ORDINARY: Readonly<Record<string, User>> = {
  'never found': keeper({}),
  young: keeper({ points: 5 }),
  'nearly grown': keeper({ points: 45 }),
  raised: keeper({ points: -1, mount: true }),
  'raised and hatched again': keeper({ points: 5, mount: true }),
  released: keeper({ points: 0 }),
  'with its mount released': keeper({ points: -1 }),
}

const UNKNOWN = {
  hatch: '5',
  feed: 'messagePetNotFound',
  saddle: 'messagePetNotFound',
  'take along': 'petNotOwned',
  ride: 'mountNotOwned',
  'release pets': 'notEnoughPets',
  'release mounts': 'notEnoughMounts',
  'release both': 'notEnoughPetsMounts',
}
const OWNED = { hatch: 'messageAlreadyPet', ride: 'mountNotOwned', 'release mounts': 'notEnoughMounts' }

const LIFE: Transitions = {
  'never found': { ...UNKNOWN, 'put away': 'none' },
  young: {
    ...OWNED,
    feed: '10',
    saddle: '-1 mount',
    'take along': '5 along',
    'put away': '5',
    'release pets': '0',
    'release both': 'notEnoughPetsMounts',
  },
  'nearly grown': {
    ...OWNED,
    feed: '-1 mount',
    saddle: '-1 mount',
    'take along': '45 along',
    'put away': '45',
    'release pets': '0',
    'release both': 'notEnoughPetsMounts',
  },
  raised: {
    hatch: '5 mount',
    feed: 'messageAlreadyMount',
    saddle: 'messageAlreadyMount',
    'take along': 'petNotOwned',
    'put away': '-1 mount',
    ride: '-1 mount ridden',
    'release pets': '0 mount',
    'release mounts': '-1',
    'release both': '0',
  },
  'raised and hatched again': {
    hatch: 'messageAlreadyPet',
    feed: 'messageAlreadyMount',
    saddle: 'messageAlreadyMount',
    'take along': '5 mount along',
    'put away': '5 mount',
    ride: '5 mount ridden',
    'release pets': '0 mount',
    'release mounts': '5',
    'release both': '0',
  },
  released: { ...UNKNOWN, 'put away': '0' },
  'with its mount released': {
    ...OWNED,
    hatch: '5',
    feed: '4',
    saddle: '-1 mount',
    'take along': 'petNotOwned',
    'put away': '-1',
    'release pets': '0',
    'release both': 'notEnoughPetsMounts',
  },
}

describe('the life of a pet', () => {
  it('of an ordinary one: every act in every state', () => {
    expect(transitionsOf(ORDINARY, actsOn('Wolf-Base'), toldOf('Wolf-Base'))).toEqual(LIFE)
  })

  const equipping = { 'take along': '5 along', 'put away': '5', ride: 'mountNotOwned' }
  const releasing = { 'release pets': '5', 'release mounts': '5', 'release both': '5' }
  const growing = { hatch: 'messageAlreadyPet', feed: '10', saddle: '-1 mount' }
  const notGrowing = { feed: 'messageCannotFeedPet', saddle: 'messageCannotFeedPet' }

  it.each([
    ['a quest', 'Owl-Base', growing],
    ['a premium', 'Wolf-Glow', growing],
    ['a wacky', 'Wolf-Veggie', { hatch: 'messageAlreadyPet', ...notGrowing }],
    ['a special', 'Orca-Base', { hatch: 'messageMissingEggPotion', ...notGrowing }],
  ])('of %s pet that is young: every act, and no release takes it', (_, pet, own) => {
    const young = { young: keeper({ points: 5, pet }) }
    expect(transitionsOf(young, actsOn(pet), toldOf(pet))).toEqual({ young: { ...own, ...equipping, ...releasing } })
  })
})
