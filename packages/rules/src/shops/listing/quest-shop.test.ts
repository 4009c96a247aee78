import { describe, expect, it } from 'vitest'
import { aVisitor, JUNE, linesOf, shopCatalogue } from '../../../test-kit/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { questShop } from './quest-shop.ts'

describe('the quest shop', () => {
  const quests = (user: User, now: Instant = JUNE) => questShop(shopCatalogue)(user, now)

  it('lists bundles, then quests by category, low levels first, the month’s only where months matter', () =>
    expect(linesOf(quests(aVisitor()).categories)).toEqual({
      bundle: ['friends 7 gems'],
      unlockable: ['first 1 gems', 'moon 4 gems locked', 'late 4 gems locked'],
      gold: ['coral1 200 gold', 'coral2 300 gold locked'],
      hatchingPotion: ['frost 4 gems'],
      pet: ['owl 4 gems', 'rat 4 gems'],
    }))

  it('unlocks by level, check-ins and the quest before', () => {
    const able = aVisitor({ stats: { lvl: 30 }, loginIncentives: 7, achievements: { quests: { coral1: 1 } } })
    expect(
      quests(able)
        .categories.flatMap(({ items }) => items)
        .filter(({ locked }) => locked),
    ).toEqual([])
  })

  it('puts chosen pet quests and all potion quests of the month in front', () => {
    expect(quests(aVisitor()).featured.map(({ key }) => key)).toEqual(['owl', 'frost'])
    expect(quests(aVisitor(), Date.parse('2026-08-20T12:00:00Z')).featured).toEqual([])
  })
})
