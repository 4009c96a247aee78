import { describe, expect, it } from 'vitest'
import { classPieces } from './class-gear.ts'

describe('classPieces', () => {
  it('numbers weapons from 0 and all else from 1, at the prices of their slot', () => {
    const pieces = classPieces({ class: 'warrior', weapon: { str: [0, 3] }, armor: { con: [3, 5] }, head: {} })
    expect(pieces.map(({ key, value, str, con }) => [key, value, str, con])).toEqual([
      ['weapon_warrior_0', 0, 0, 0],
      ['weapon_warrior_1', 20, 3, 0],
      ['armor_warrior_1', 30, 0, 3],
      ['armor_warrior_2', 45, 0, 5],
    ])
  })

  it.each([
    ['weapon', [0, 20, 30, 45, 65, 90, 120]],
    ['armor', [0, 30, 45, 65, 90, 120]],
    ['head', [0, 15, 25, 40, 60, 80]],
    ['shield', [0, 20, 35, 50, 70, 90]],
  ] as const)('prices each tier of a slot: %s. docs/reference/content.md 9', (slot, prices) => {
    const tiers = { from: 0, str: prices.map(() => 1) }
    const pieces = classPieces({ class: 'healer', weapon: {}, armor: {}, head: {}, [slot]: tiers })
    expect(pieces.map(({ key, value }) => [key, value])).toEqual(
      prices.map((price, tier) => [`${slot}_healer_${tier}`, price]),
    )
  })

  it('begins a slot where its file says, at the prices its file says', () => {
    const shield = { from: 0, str: [0, 2, 3], value: [0, 20, 35] }
    const pieces = classPieces({ class: 'rogue', weapon: {}, armor: {}, head: {}, shield })
    expect(pieces.map(({ key, value }) => [key, value])).toEqual([
      ['shield_rogue_0', 0],
      ['shield_rogue_1', 20],
      ['shield_rogue_2', 35],
    ])
  })

  it('calls only the top tier of a slot the last', () => {
    const pieces = classPieces({ class: 'healer', weapon: { int: [0, 2, 3] }, armor: {}, head: { int: [2] } })
    expect(pieces.filter(({ last }) => last).map(({ key }) => key)).toEqual(['weapon_healer_2', 'head_healer_1'])
  })

  it('gives each tier a set of its own across the slots', () => {
    const [weapon] = classPieces({ class: 'wizard', weapon: { int: [0], twoHanded: true }, armor: {}, head: {} })
    expect(weapon).toMatchObject({ set: 'wizard-0', twoHanded: true, index: '0', group: 'wizard', type: 'weapon' })
  })
})
