import { describe, expect, it } from 'vitest'
import { aCatalogue, aUser, bags } from '../../test-kit/index.ts'
import { inventoryItems, larder } from './inventory-items.ts'

const catalogue = aCatalogue()
const user = aUser({
  items: bags({
    eggs: { Fox: 2, Wolf: 1, Owl: 0, Gone: 4 },
    hatchingPotions: { Red: 3 },
    food: { Saddle: 1, Meat: 2 },
  }),
})

describe('inventoryItems', () => {
  it('counts what there is, in the order of the catalogue, and leaves out what is used up or gone', () => {
    const { eggs, hatchingPotions } = inventoryItems(catalogue, user)
    expect(eggs.map(({ item, count }) => [item.key, count])).toEqual([
      ['Wolf', 1],
      ['Fox', 2],
    ])
    expect(hatchingPotions.map(({ item, count }) => [item.key, count])).toEqual([['Red', 3]])
  })

  it('keeps the food in the larder', () => {
    expect(larder(catalogue, user).map(({ item, count }) => [item.key, count])).toEqual([
      ['Meat', 2],
      ['Saddle', 1],
    ])
    expect(inventoryItems(catalogue, user).food).toEqual(larder(catalogue, user))
  })
})
