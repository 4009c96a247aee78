import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearMiss } from './near-miss.ts'

const KNOWN = ['Skeleton', 'Shade', 'Base', 'weapon_warrior_1', 'weapon_warrior_2']

describe('nearMiss', () => {
  it.each([
    ['Skelton', 'Skeleton'],
    ['skeleton', 'Skeleton'],
    ['Shaed', 'Shade'],
    ['Bas', 'Base'],
    ['weapon_warior_1', 'weapon_warrior_1'],
  ])('takes %s for %s', (word, meant) => expect(nearMiss(word, KNOWN)).toBe(meant))

  it.each(['Octopus', 'x', ''])('takes "%s" for nothing', (word) => expect(nearMiss(word, KNOWN)).toBeUndefined())

  it('always knows a known word', () => {
    const law = fc.property(fc.constantFrom(...KNOWN), (word) => nearMiss(word, KNOWN) === word)
    fc.assert(law, { examples: [['Base'], ['weapon_warrior_2']] })
  })
})
