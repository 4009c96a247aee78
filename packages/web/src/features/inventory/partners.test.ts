import { describe, expect, it } from 'vitest'
import { nestOf, partnersOf } from './partners.ts'

const nest = (egg: string, potion: string) => ({ egg, potion, pet: `${egg}-${potion}`, name: '', thing: undefined })
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

describe('nestOf', () => {
  it('is the same pet, whichever was taken first', () => {
    expect(nestOf(model, 'eggs/Fox', 'hatchingPotions/Red')?.pet).toBe('Fox-Red')
    expect(nestOf(model, 'hatchingPotions/Red', 'eggs/Fox')?.pet).toBe('Fox-Red')
  })

  it('is nothing when the two make no new pet', () => {
    expect(nestOf(model, 'eggs/Fox', 'hatchingPotions/White')).toBeUndefined()
    expect(nestOf(model, 'eggs/Fox', 'eggs/Wolf')).toBeUndefined()
  })
})
