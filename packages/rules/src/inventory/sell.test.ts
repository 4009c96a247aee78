import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, outcomeOf, aUser, bags, expectRefusal, userFromInput } from '../../test-kit/index.ts'
import { sell } from './sell.ts'
import { inventoryCommands } from './commands.ts'

const context = { catalogue: aCatalogue() }
const carried = { eggs: { Wolf: 3, Gone: 2 }, hatchingPotions: { Base: 1 }, food: { Meat: 2, Saddle: 1 } }
const seller = aUser({ stats: { gp: 10.5 }, items: carried })

describe('sell', () => {
  it.each([
    ['eggs', 'Wolf', 2, 1, 16.5],
    ['hatchingPotions', 'Base', 1, 0, 12.5],
    ['food', 'Meat', 1, 1, 11.5],
  ] as const)('gives gold for %s, by value and amount', (type, key, amount, rest, gp) => {
    const { state, events } = outcomeOf(sell(context)({ type, key, amount })(seller))
    expect(state.stats.gp).toBe(gp)
    expect(state.items[type]).toMatchObject({ [key]: rest })
    expect(events).toEqual([{ type: 'ItemSold', itemType: type, key, amount }])
  })

  it('sells one when no amount is given', () => {
    expect(outcomeOf(sell(context)({ type: 'eggs', key: 'Wolf' })(seller)).state.items.eggs).toMatchObject({ Wolf: 2 })
  })

  it('does nothing for an amount of none', () => {
    expect(outcomeOf(sell(context)({ type: 'eggs', key: 'Wolf', amount: 0 })(seller))).toEqual({
      state: seller,
      report: undefined,
      events: [],
    })
  })

  it.each([
    ['the amount is below zero', { type: 'eggs', key: 'Wolf', amount: -1 }, 'positiveAmountRequired'],
    ['the amount is no whole number', { type: 'eggs', key: 'Wolf', amount: 0.5 }, 'positiveAmountRequired'],
    ['a bad amount comes with nothing else', { amount: 'many' }, 'positiveAmountRequired'],
    ['the type is not named', { key: 'Wolf' }, 'typeRequired'],
    ['the key is not named', { type: 'eggs' }, 'missingKeyParam'],
    ['nobody buys such things', { type: 'gear', key: 'weapon_warrior_1' }, 'typeNotSellable'],
    ['the item is not owned', { type: 'eggs', key: 'Fox' }, 'userItemsKeyNotFound'],
    ['there is no such item', { type: 'eggs', key: 'constructor' }, 'userItemsKeyNotFound'],
    ['the item is gone from the game', { type: 'eggs', key: 'Gone' }, 'userItemsKeyNotFound'],
    ['there are fewer than asked', { type: 'eggs', key: 'Wolf', amount: 4 }, 'userItemsNotEnough'],
    ['it is a saddle', { type: 'food', key: 'Saddle' }, 'foodSaddleSellWarningNote'],
  ] as const)('refuses when %s', (_, params, key) =>
    expectRefusal(userFromInput(inventoryCommands.sell, context)(params)(seller), key),
  )

  it('never leaves fewer than none, and never costs gold', () => {
    const law = fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: -2, max: 8 }), (owned, amount) => {
      const user = aUser({ items: bags({ eggs: { Wolf: owned } }) })
      const result = userFromInput(inventoryCommands.sell, context)({ type: 'eggs', key: 'Wolf', amount })(user)
      if (result._tag === 'Left') return owned === 0 || amount < 0 || amount > owned
      const { stats, items } = result.right.state
      return stats.gp >= user.stats.gp && Object.values(items.eggs).every((count) => count >= 0)
    })
    fc.assert(law, {
      examples: [
        [0, 0],
        [3, 3],
        [3, 4],
        [3, -1],
      ],
    })
  })
})
