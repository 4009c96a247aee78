import { describe, expect, it } from 'vitest'
import { aVisitor, JUNE, linesOf, shopCatalogue } from '../../../test-kit/index.ts'
import type { User } from '../../model/index.ts'
import { timeTravellersShop } from './time-travellers.ts'

describe('the time travellers', () => {
  const travellers = (user: User) => timeTravellersShop(shopCatalogue)(user, JUNE)

  it('have all for an hourglass', () => {
    const { opened, categories, sets } = travellers(aVisitor())
    expect(opened).toBe(false)
    expect(linesOf(categories)).toEqual({
      quests: ['robot 1 hourglasses'],
      backgrounds: ['airship 1 hourglasses'],
      pets: ['Mammoth-Base 1 hourglasses'],
      mounts: ['Mammoth-Base 1 hourglasses'],
    })
    expect(sets.map(({ key, pieces, end }) => [key, pieces.length, end])).toEqual([
      ['202512', 2, '2026-07-01T08:00:00.000Z'],
      ['301404', 1, undefined],
    ])
  })

  it('open with an hourglass, and keep back what the player has', () => {
    const { opened, categories, sets } = travellers(
      aVisitor({
        items: {
          pets: { 'Mammoth-Base': -1 },
          mounts: { 'Mammoth-Base': true },
          gear: { owned: { head_mystery_202512: false } },
        },
        purchased: {
          background: { airship: true },
          plan: { consecutive: { trinkets: 1 }, mysteryItems: ['head_mystery_301404'] },
        },
      }),
    )
    expect(opened).toBe(true)
    expect(categories.map(({ id }) => id)).toEqual(['quests'])
    expect(sets).toEqual([])
  })

  it('look at the first piece of a set alone', () =>
    expect(
      travellers(aVisitor({ items: { gear: { owned: { back_mystery_202512: true } } } })).sets.map(({ key }) => key),
    ).toContain('202512'))
})
