import { describe, expect, it } from 'vitest'
import { aVisitor, JUNE, keysIn, linesOf, shopCatalogue, toLine } from '../../../test-kit/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { marketShop } from './market.ts'

describe('the market', () => {
  const market = (user: User, now: Instant = JUNE) => marketShop(shopCatalogue)(user, now)

  it('lists eggs, potions and food by key, each at its price', () =>
    expect(linesOf(market(aVisitor()).categories)).toEqual({
      eggs: ['Fox 3 gems', 'Wolf 3 gems'],
      hatchingPotions: ['Base 2 gems', 'Red 2 gems'],
      premiumHatchingPotions: ['Glow 2 gems'],
      food: ['Meat 1 gems', 'Saddle 5 gems', 'Strawberry 1 gems'],
    }))

  it('sells quest eggs and potions to a player who has done the quest, but never the egg of a hunt', () => {
    const done = aVisitor({ achievements: { quests: { owl: 1, frost: 2, hunt: 3 } } })
    expect(keysIn(market(done).categories, 'eggs')).toEqual(['Fox', 'Owl', 'Wolf'])
    expect(keysIn(market(done).categories, 'premiumHatchingPotions')).toEqual(['Frost', 'Glow'])
  })

  it('has no shelf for premium potions when there are none', () =>
    expect(market(aVisitor(), Date.parse('2026-03-10T12:00:00Z')).categories.map(({ id }) => id)).not.toContain(
      'premiumHatchingPotions',
    ))

  it('tells when the sale of a potion ends', () => {
    const glow = market(aVisitor())
      .categories.flatMap(({ items }) => items)
      .find(({ key }) => key === 'Glow')
    expect(glow?.end).toBe('2026-07-21T08:00:00.000Z')
  })

  it('has wacky potions on their own shelf while they are sold again', () => {
    const april = market(aVisitor(), Date.parse('2026-04-10T12:00:00Z')).categories
    expect(april.find(({ id }) => id === 'premiumHatchingPotions')?.items).toMatchObject([
      { key: 'Veggie', path: 'wackyHatchingPotions.Veggie', end: '2026-05-01T08:00:00.000Z' },
    ])
  })

  it('shows first what is missing of the gala’s set, else the armoire and the month’s potions', () => {
    expect(market(aVisitor()).featured.map(toLine)).toEqual(['weapon_special_summer2026Warrior 90 gold'])
    const dressed = aVisitor({ items: { gear: { owned: { weapon_special_summer2026Warrior: false } } } })
    expect(market(dressed).featured.map(toLine)).toEqual(['armoire 100 gold', 'Glow 2 gems'])
  })

  it('has cards for every day, others only in their days', () => {
    expect(market(aVisitor()).cards.map(toLine)).toEqual(['greeting 10 gold'])
    expect(market(aVisitor(), Date.parse('2027-01-02T12:00:00Z')).cards.map(toLine)).toEqual([
      'greeting 10 gold',
      'nye 10 gold',
    ])
  })

  it('has what is no item', () =>
    expect(market(aVisitor()).special.map(toLine)).toEqual([
      'gems 20 gold locked',
      'rebirth_orb 6 gems locked',
      'fortify 4 gems',
    ]))
})
