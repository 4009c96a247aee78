import { aCatalogue, aUser, bags } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import type { StallKind } from './stall/stall.ts'
import { toStalls } from './stall/to-stalls.ts'
import { toTallies } from './to-tallies.ts'

const items = bags({
  eggs: { Fox: 1 },
  hatchingPotions: { Red: 1 },
  pets: { 'Wolf-Base': 5, 'Wolf-Red': -1, 'Owl-Base': 5 },
  mounts: { 'Wolf-Red': true },
})
const tallies = (kinds: ReadonlyArray<StallKind>) => toTallies(toStalls(aCatalogue(), aUser({ items })), kinds)

describe('toTallies', () => {
  it('counts raised pets as pets, of the chosen kinds', () => {
    expect(tallies(['drop']).states).toEqual({
      pets: { count: 2, total: 4 },
      mounts: { count: 1, total: 4 },
      ready: { count: 1, total: 4 },
      missing: { count: 1, total: 4 },
    })
  })

  it('counts the found animals of each kind', () => {
    expect(tallies([]).kinds).toEqual([
      { kind: 'drop', count: 2, total: 4 },
      { kind: 'premium', count: 0, total: 2 },
      { kind: 'quest', count: 1, total: 2 },
      { kind: 'wacky', count: 0, total: 2 },
      { kind: 'special', count: 0, total: 2 },
    ])
  })
})
