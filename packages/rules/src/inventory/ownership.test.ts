import { describe, expect, it } from 'vitest'
import { aUser, bags } from '../../test-kit/index.ts'
import { asKey, type GearKey } from '../model/index.ts'
import { everOwnedGear, hasLostGear, ownsGear, ownsMount, ownsPet, pointsOf } from './ownership.ts'

const [sword, shield] = ['weapon_warrior_1', 'shield_warrior_1'].map((key) => asKey<GearKey>(key)) as [GearKey, GearKey]

const owner = aUser({
  items: {
    ...bags({
      pets: { 'Wolf-Base': 5, 'Fox-Base': 0, 'Owl-Base': -1 },
      mounts: { 'Owl-Base': true, 'Fox-Base': null },
    }),
    gear: { owned: { [sword]: true, [shield]: false } },
  },
})

describe('what a player owns', () => {
  it.each([
    ['a piece that is there', sword, [true, false, true]],
    ['a piece that was lost', shield, [false, true, true]],
    ['a piece that never was', 'head_warrior_1', [false, false, false]],
    ['what every object has', 'constructor', [false, false, false]],
  ])('of gear: %s', (_, key, expected) => {
    expect([ownsGear(owner, key), hasLostGear(owner, key), everOwnedGear(owner, key)]).toEqual(expected)
  })

  it.each([
    ['Wolf-Base', 5, true, false],
    ['Fox-Base', 0, false, false],
    ['Owl-Base', -1, false, true],
    ['Dragon-Base', 0, false, false],
    ['constructor', 0, false, false],
  ])('of animals: %s has %d points, is a pet: %s, a mount: %s', (key, points, pet, mount) => {
    expect([pointsOf(owner, key), ownsPet(owner, key), ownsMount(owner, key)]).toEqual([points, pet, mount])
  })
})
