import { describe, expect, it } from 'vitest'
import { aVisitor, JUNE, linesOf, shopCatalogue } from '../../../test-kit/index.ts'
import type { User } from '../../model/index.ts'
import { seasonalShop } from './seasonal.ts'

describe('the seasonal shop', () => {
  const seasonal = (user: User) => seasonalShop(shopCatalogue)(user, JUNE)

  it('asks gold and the class for this year’s sets, gems for older ones', () =>
    expect(linesOf(seasonal(aVisitor()).categories)).toEqual({
      spells: ['snowball 15 gold'],
      quests: ['hunt 1 gems'],
      gullSet: ['weapon_special_summer2025Warrior 2 gems'],
      eelSet: ['weapon_special_summer2025Mage 4 gems'],
      crabSet: ['weapon_special_summer2026Warrior 90 gold'],
      kelpSet: ['weapon_special_summer2026Mage 90 gold locked'],
    }))

  it('leaves out what the player ever had, and sets of which nothing is left', () => {
    const owned = { weapon_special_summer2025Warrior: true, weapon_special_summer2026Warrior: false }
    const { categories, featured } = seasonal(aVisitor({ items: { gear: { owned } } }))
    expect(categories.map(({ id }) => id)).toEqual(['spells', 'quests', 'eelSet', 'kelpSet'])
    expect(featured).toEqual([])
  })

  it('ends with the gala', () =>
    expect(new Set(seasonal(aVisitor()).categories.flatMap(({ items }) => items.map(({ end }) => end)))).toEqual(
      new Set(['2026-09-01T08:00:00.000Z']),
    ))
})
