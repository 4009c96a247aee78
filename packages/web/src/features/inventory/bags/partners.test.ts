import { describe, expect, it } from 'vitest'
import { findNest, partnersOf } from './partners.ts'

const nest = (egg: string, potion: string) => ({ egg, potion, pet: `${egg}-${potion}`, name: '', picture: undefined })
const model = { items: [], nests: [nest('Wolf', 'Red'), nest('Wolf', 'White'), nest('Fox', 'Red')] }

describe('partnersOf', () => {
  it.each([
    ['eggs/Wolf', ['hatchingPotions/Red', 'hatchingPotions/White']],
    ['hatchingPotions/Red', ['eggs/Wolf', 'eggs/Fox']],
    ['eggs/Dragon', []],
    ['food/Milk', []],
    [undefined, []],
  ] as const)('for %s lights up %j', (chosen, partners) => {
    expect(partnersOf(model, chosen).map(({ id }) => id)).toEqual(partners)
  })
})

describe('findNest', () => {
  it('is the same pet in either order', () => {
    expect(findNest(model, 'eggs/Fox', 'hatchingPotions/Red')?.pet).toBe('Fox-Red')
    expect(findNest(model, 'hatchingPotions/Red', 'eggs/Fox')?.pet).toBe('Fox-Red')
  })

  it('is undefined if the two hatch no new pet', () => {
    expect(findNest(model, 'eggs/Fox', 'hatchingPotions/White')).toBeUndefined()
    expect(findNest(model, 'eggs/Fox', 'eggs/Wolf')).toBeUndefined()
  })
})
