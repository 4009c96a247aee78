import { describe, expect, it } from 'vitest'
import { aCatalogue, aUser, bags } from '../../../test-kit/index.ts'
import type { Animal } from '../../catalogue/index.ts'
import { asKey } from '../../model/index.ts'
import { hatchable } from './hatchable.ts'
import { type Stall, stable } from './stable.ts'
import { stableProgress } from './stable-progress.ts'

const catalogue = aCatalogue()
const keeper = aUser({
  items: {
    ...bags({
      eggs: { Wolf: 1, Owl: 1 },
      hatchingPotions: { Base: 1, Glow: 1 },
      pets: { 'Fox-Base': 12, 'Wolf-Base': -1, 'Fox-Red': 30, 'Wolf-Veggie': 5, 'Owl-Red': 0 },
      mounts: { 'Wolf-Base': true, 'Fox-Red': true, 'Owl-Base': null },
    }),
    currentPet: 'Fox-Base',
    currentMount: 'Wolf-Base',
  },
})

const stallOf = (key: string): Stall | undefined =>
  stable(catalogue)(keeper)
    .flatMap(({ stalls }) => stalls)
    .find(({ animal }) => animal.key === key)

describe('hatchable', () => {
  it('pairs every egg with every potion that suits it, but for pets that are there', () => {
    expect(hatchable(catalogue, keeper).map(({ pet }) => pet)).toEqual(['Wolf-Base', 'Wolf-Glow', 'Owl-Base'])
  })
})

describe('stable', () => {
  it('has a row for each species of a kind, and one for special animals', () => {
    expect(stable(catalogue)(keeper).map(({ kind, egg, stalls }) => [kind, egg, stalls.length])).toEqual([
      ['drop', 'Wolf', 2],
      ['drop', 'Fox', 2],
      ['quest', 'Owl', 2],
      ['premium', 'Wolf', 1],
      ['premium', 'Fox', 1],
      ['wacky', 'Wolf', 1],
      ['wacky', 'Fox', 1],
      ['special', undefined, 2],
    ])
  })

  it.each([
    ['Fox-Base', { type: 'pet', points: 12, current: true, feedable: true }, { type: 'missing' }],
    ['Fox-Red', { type: 'pet', points: 30, current: false, feedable: false }, { type: 'mount', current: false }],
    ['Wolf-Base', { type: 'raised', hatchable: true }, { type: 'mount', current: true }],
    ['Owl-Base', { type: 'hatchable' }, { type: 'missing' }],
    ['Owl-Red', { type: 'missing' }, { type: 'missing' }],
    ['Wolf-Veggie', { type: 'pet', points: 5, current: false, feedable: false }, undefined],
    ['Aether-Invisible', undefined, { type: 'missing' }],
  ])('shows where %s is', (key, pet, mount) => {
    expect([stallOf(key)?.pet, stallOf(key)?.mount]).toEqual([pet, mount])
  })
})

describe('stable, of animals that were only ever given', () => {
  const unfindable = (key: string): Animal => ({ key: asKey(key), kind: 'special', canFind: false })
  const wider = {
    ...catalogue,
    pets: { ...catalogue.pets, 'Turkey-Base': unfindable('Turkey-Base'), 'Orca-Base': unfindable('Orca-Base') },
    mounts: {
      ...catalogue.mounts,
      'Turkey-Base': unfindable('Turkey-Base'),
      'LionCub-Ethereal': unfindable('LionCub-Ethereal'),
    },
  }
  const listedKeys = (items: Parameters<typeof bags>[0]): ReadonlyArray<string> =>
    stable(wider)(aUser({ items: bags(items) }))
      .flatMap(({ stalls }) => stalls)
      .flatMap(({ animal }) => (animal.canFind === false ? [animal.key] : []))

  it.each([
    ['nobody has', {}, []],
    ['is here as a pet', { pets: { 'Orca-Base': 5 } }, ['Orca-Base']],
    [
      'is here as a mount',
      { mounts: { 'Turkey-Base': true, 'LionCub-Ethereal': true } },
      ['Turkey-Base', 'LionCub-Ethereal'],
    ],
  ])('shows one that %s', (_, items, keys) => expect(listedKeys(items)).toEqual(keys))
})

describe('stableProgress', () => {
  it('counts ordinary animals, raised pets among them', () => {
    expect(stableProgress(catalogue, keeper)).toEqual({ pets: { found: 3, total: 4 }, mounts: { found: 2, total: 4 } })
  })
})
