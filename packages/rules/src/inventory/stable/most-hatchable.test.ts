import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, aUser, bags } from '../../../test-kit/index.ts'
import type { User } from '../../model/index.ts'
import type { HatchablePet } from './hatch.ts'
import { hatchable } from './hatchable.ts'
import { mostHatchable } from './most-hatchable.ts'

const catalogue = aCatalogue()
const pets = (user: User) => mostHatchable(catalogue, user).map(({ pet }) => pet)

describe('mostHatchable', () => {
  it('gives an egg that suits fewer potions the one that it needs', () => {
    // an owl, of a quest, takes no potion of a season
    const user = aUser({ items: bags({ eggs: { Wolf: 1, Owl: 1 }, hatchingPotions: { Base: 1, Glow: 1 }, pets: {} }) })
    expect(pets(user)).toEqual(['Wolf-Glow', 'Owl-Base'])
  })

  it('hatches no kind twice, and none that is there', () => {
    const owned = { 'Wolf-Red': 5 }
    const user = aUser({ items: bags({ eggs: { Wolf: 5 }, hatchingPotions: { Base: 5, Red: 5 }, pets: owned }) })
    expect(pets(user)).toEqual(['Wolf-Base'])
  })

  it('is as many as any choice of pairs that the bags allow', () => {
    const count = fc.integer({ min: 0, max: 2 })
    const eggs = fc.record({ Wolf: count, Fox: count, Owl: count })
    const hatchingPotions = fc.record({ Base: count, Red: count, Glow: count })
    fc.assert(
      fc.property(eggs, hatchingPotions, (ownEggs, ownPotions) => {
        const user = aUser({ items: bags({ eggs: ownEggs, hatchingPotions: ownPotions, pets: {} }) })
        const most = mostHatchable(catalogue, user)
        return isAllowed(user, most) && most.length === largest(user, hatchable(catalogue, user), [])
      }),
    )
  })
})

const isAllowed = ({ items }: User, pairs: ReadonlyArray<HatchablePet>): boolean =>
  pairs.every(
    ({ egg, potion }) =>
      pairs.filter((pair) => pair.egg.key === egg.key).length <= (items.eggs[egg.key] ?? 0) &&
      pairs.filter((pair) => pair.potion.key === potion.key).length <= (items.hatchingPotions[potion.key] ?? 0),
  )

/** By trying all. */
const largest = (
  user: User,
  [first, ...rest]: ReadonlyArray<HatchablePet>,
  chosen: ReadonlyArray<HatchablePet>,
): number => {
  if (first === undefined) return chosen.length
  const without = largest(user, rest, chosen)
  return isAllowed(user, [...chosen, first]) ? Math.max(without, largest(user, rest, [...chosen, first])) : without
}
