import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, outcomeOf, aUser, expectRefusal, userFromInput } from '../../../test-kit/index.ts'
import { buyPotion } from './buy-potion.ts'
import { shopCommands } from '../commands.ts'

const context = { catalogue: aCatalogue() }

describe('buyPotion', () => {
  it('restores 15 health for 25 gold', () => {
    const result = outcomeOf(buyPotion(context)({})(aUser({ stats: { hp: 20.5, gp: 30 } })))
    expect(result.state.stats).toMatchObject({ hp: 35.5, gp: 5 })
    expect(result.events).toEqual([{ type: 'PotionDrunk', quantity: 1 }])
    expect(result.message).toEqual({ key: 'messageBought', params: { item: 'market.potion' } })
  })

  it('sells several at once, and all of them are paid', () => {
    const { stats } = outcomeOf(
      userFromInput(shopCommands.buyPotion, context)({ quantity: '3' })(aUser({ stats: { hp: 40, gp: 100 } })),
    ).state
    expect([stats.hp, stats.gp]).toEqual([50, 25])
  })

  it.each([
    ['the quantity makes no sense', { quantity: -2 }, { hp: 20, gp: 100 }, 'invalidQuantity'],
    ['there is too little gold', {}, { hp: 20, gp: 24.99 }, 'messageNotEnoughGold'],
    ['there is too little gold for all of them', { quantity: 4 }, { hp: 20, gp: 99 }, 'messageNotEnoughGold'],
    ['gold is missing besides all else', {}, { hp: 50, gp: 0 }, 'messageNotEnoughGold'],
    ['health is full', {}, { hp: 50, gp: 25 }, 'messageHealthAlreadyMax'],
    ['health is gone', {}, { hp: 0, gp: 25 }, 'messageHealthAlreadyMin'],
  ] as const)('refuses when %s', (_, params, stats, key) =>
    expectRefusal(userFromInput(shopCommands.buyPotion, context)(params)(aUser({ stats })), key),
  )

  it('never heals beyond 50 and never leaves gold below zero', () => {
    const law = fc.property(
      fc.double({ min: 0.1, max: 49.9, noNaN: true }),
      fc.double({ min: 0, max: 300, noNaN: true }),
      fc.integer({ min: 1, max: 12 }),
      (hp, gp, quantity) => {
        const result = buyPotion(context)({ quantity })(aUser({ stats: { hp, gp } }))
        if (result._tag === 'Left') return gp < 25 * quantity
        const { stats } = result.right.state
        return stats.hp > hp && stats.hp <= 50 && stats.gp >= 0
      },
    )
    fc.assert(law, {
      examples: [
        [49.9, 25, 1],
        [35, 24.999, 1],
      ],
    })
  })
})
