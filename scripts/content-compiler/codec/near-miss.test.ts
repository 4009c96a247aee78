import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editsBetween, createSuggester, nearMiss } from './near-miss.ts'

const KNOWN = ['Skeleton', 'Shade', 'Base', 'weapon_warrior_1', 'weapon_warrior_2']

describe('nearMiss', () => {
  it.each([
    ['Skelton', 'Skeleton'],
    ['skeleton', 'Skeleton'],
    ['Shaed', 'Shade'],
    ['Bas', 'Base'],
    ['weapon_warior_1', 'weapon_warrior_1'],
  ])('takes %s for %s', (word, suggestion) => expect(nearMiss(word, KNOWN)).toBe(suggestion))

  it.each(['Octopus', 'x', ''])('takes "%s" for nothing', (word) => expect(nearMiss(word, KNOWN)).toBeUndefined())

  it('always knows a known word', () => {
    const law = fc.property(fc.constantFrom(...KNOWN), (word) => nearMiss(word, KNOWN) === word)
    fc.assert(law, { examples: [['Base'], ['weapon_warrior_2']] })
  })
})

describe('editsBetween', () => {
  it.each([
    ['one letter put in', 'shade', 'shaide', 1],
    ['one left out', 'shade', 'shde', 1],
    ['one replaced', 'shade', 'shape', 1],
    ['two neighbours swapped', 'shade', 'shaed', 1],
    ['a swap between two replaced', 'xaby', 'zbaw', 3],
    ['letters replaced on both sides of one that stays', 'xay', 'zaw', 2],
    ['letters left out on both sides of one that stays', 'xay', 'a', 2],
    ['letters put in on both sides of one that stays', 'a', 'xay', 2],
    ['one replaced and one left out', 'xya', 'bz', 3],
    ['every letter put in', '', 'wolf', 4],
    ['nothing', 'wolf', 'wolf', 0],
  ])('counts %s', (_, a, b, edits) => {
    expect(editsBetween(a, b, 9)).toBe(edits)
    expect(editsBetween(b, a, 9)).toBe(edits)
  })

  it('gives up at the limit', () => {
    expect(editsBetween('xay', 'zaw', 2)).toBe(2)
    expect(editsBetween('abcdef', 'uvwxyz', 2)).toBe(2)
  })
})

describe('guesser', () => {
  it('says what was meant to the first fifty words, and nothing to the ones after them', () => {
    const suggest = createSuggester()
    const texts = Array.from({ length: 60 }, () => suggest('Shaed', KNOWN))
    expect(texts.map((words) => words !== '')).toEqual([...Array(50).fill(true), ...Array(10).fill(false)])
    expect(texts[0]).toBe(' (did you mean "Shade"?)')
  })

  it('begins anew for each check', () => {
    const first = createSuggester()
    for (let requested = 0; requested < 60; requested += 1) first('Shaed', KNOWN)
    expect(createSuggester()('Shaed', KNOWN)).toBe(' (did you mean "Shade"?)')
  })
})
