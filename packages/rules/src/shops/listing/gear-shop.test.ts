import { describe, expect, it } from 'vitest'
import { aVisitor, JUNE, linesOf, shopCatalogue } from '../../../test-kit/index.ts'
import type { User } from '../../model/index.ts'
import { gearShop } from './gear-shop.ts'

describe('the gear of the market', () => {
  const gear = (user: User) => linesOf(gearShop(shopCatalogue)(user, JUNE))

  it('lists tiers and the gala’s set of every class, locked for others', () =>
    expect(gear(aVisitor())).toEqual({
      healer: [],
      wizard: ['weapon_wizard_0 0 gold locked', 'weapon_special_summer2026Mage 90 gold locked'],
      rogue: [],
      warrior: [
        'weapon_warrior_0 1 gold',
        'weapon_warrior_1 20 gold locked',
        'weapon_special_summer2026Warrior 90 gold',
      ],
      none: [],
    }))

  it('adds what was lost of other galas at the end, and what has no class in a place of its own', () => {
    const owned = {
      weapon_special_summer2026Warrior: false,
      weapon_special_summer2025Mage: false,
      head_special_crest: false,
    }
    expect(gear(aVisitor({ items: { gear: { owned } } }))).toMatchObject({
      wizard: [
        'weapon_wizard_0 0 gold locked',
        'weapon_special_summer2026Mage 90 gold locked',
        'weapon_special_summer2025Mage 90 gold',
      ],
      warrior: [
        'weapon_warrior_0 1 gold',
        'weapon_warrior_1 20 gold locked',
        'weapon_special_summer2026Warrior 90 gold',
      ],
      none: ['head_special_crest 200 gold'],
    })
  })
})
