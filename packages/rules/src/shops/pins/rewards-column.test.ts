import { describe, expect, it } from 'vitest'
import { aCatalogue, aUser, type DeepPartial, NOON } from '../../../test-kit/index.ts'
import { gearPath } from '../../inventory/index.ts'
import type { Pin, User } from '../../model/index.ts'
import { marketGear } from '../listing/index.ts'
import { rewardsColumn } from './rewards-column.ts'

const catalogue = aCatalogue()

/** The one entry of a column with one pin of the player. */
const entryOf = (pin: Pin, changes: DeepPartial<User> = {}) => {
  const user = aUser({ pinnedItems: [pin], ...changes })
  return rewardsColumn(catalogue)(user, NOON).find(({ path }) => path === pin.path)
}

const gear = (key: string): Pin => ({ type: 'marketGear', path: gearPath(key) })
const owning = (owned: Readonly<Record<string, boolean>>) => aUser({ items: { gear: { owned } } })

describe('rewardsColumn', () => {
  it.each([
    [{ type: 'potion', path: 'potion' }, 25, 'gold'],
    [{ type: 'armoire', path: 'armoire' }, 100, 'gold'],
    [{ type: 'eggs', path: 'eggs.Wolf' }, 3, 'gems'],
    [{ type: 'hatchingPotions', path: 'hatchingPotions.Base' }, 2, 'gems'],
    [{ type: 'premiumHatchingPotion', path: 'premiumHatchingPotions.Glow' }, 2, 'gems'],
    [{ type: 'premiumHatchingPotion', path: 'wackyHatchingPotions.Veggie' }, 2, 'gems'],
    [{ type: 'food', path: 'food.Saddle' }, 5, 'gems'],
    [{ type: 'gear', path: 'gear.flat.headAccessory_special_bearEars' }, 4, 'gems'],
    [{ type: 'gear', path: 'gear.flat.weapon_wizard_1' }, 4, 'gems'],
    [{ type: 'gear', path: 'gear.flat.armor_special_summer2025Warrior' }, 2, 'gems'],
    [{ type: 'fortify', path: 'special.fortify' }, 4, 'gems'],
  ])('offers %j for %i %s', (pin, price, currency) => {
    expect(entryOf(pin)).toEqual({ ...pin, price, currency, locked: false })
  })

  it('locks gems for gold until there is a subscription', () => {
    const pin = { type: 'gem', path: 'special.gems' }
    expect(entryOf(pin)).toMatchObject({ price: 20, locked: true, reason: 'mustSubscribeToPurchaseGems' })
    expect(entryOf(pin, { purchased: { plan: { customerId: 'c1' } } })).toMatchObject({ locked: false })
  })

  it.each([
    ['before rebirth is open', {}, 6, true],
    ['once it is open', { flags: { rebirthEnabled: true } }, 6, false],
    ['at level 100', { stats: { lvl: 100 }, flags: { rebirthEnabled: true } }, 0, false],
    [
      'at level 100, 44 days after a free one',
      { stats: { lvl: 100 }, flags: { rebirthEnabled: true, lastFreeRebirth: '2026-04-27T12:00:00.000Z' } },
      6,
      false,
    ],
    [
      'at level 100, 45 days after a free one',
      { stats: { lvl: 100 }, flags: { rebirthEnabled: true, lastFreeRebirth: '2026-04-26T12:00:00.000Z' } },
      0,
      false,
    ],
  ])('offers rebirth %s', (_, changes, price, locked) => {
    expect(entryOf({ type: 'rebirth_orb', path: 'special.rebirth_orb' }, changes)).toMatchObject({ price, locked })
  })

  it('leaves out pins of things that are gone', () => {
    expect(entryOf({ type: 'eggs', path: 'eggs.Gone' })).toBeUndefined()
  })

  it.each([
    // docs/reference/rules.md 10.2: piece, what is owned, the reason of the lock if there is one
    ['weapon_warrior_0', {}, undefined],
    ['weapon_warrior_1', {}, 'previousGearNotOwned'],
    ['weapon_warrior_1', { weapon_warrior_0: true }, undefined],
    ['weapon_warrior_0', { weapon_warrior_0: true }, 'equipmentAlreadyOwned'],
    ['armor_wizard_1', {}, 'cannotBuyItem'],
    ['armor_wizard_1', { armor_wizard_1: false }, 'cannotBuyItem'],
    ['weapon_special_0', {}, 'cannotBuyItem'],
    ['weapon_special_0', { weapon_special_0: false }, undefined],
    ['head_armoire_lantern', {}, undefined],
    ['armor_special_summer2026Warrior', {}, undefined],
    ['armor_special_summer2026Mage', {}, 'cannotBuyItem'],
    ['armor_special_fall2025Warrior', {}, undefined],
  ])('shows %s to an owner of %j with the lock %s', (key, owned, reason) => {
    const entry = entryOf(gear(key), { items: { gear: { owned } } })
    expect([entry?.locked, entry?.reason]).toEqual([reason !== undefined, reason])
  })
})

describe('marketGear', () => {
  const piecesOf = (user: User, name?: 'wizard') =>
    marketGear(catalogue)(user, NOON, name).map(({ gear: piece, locked }) => [piece.key, locked])

  it('lists what a class can climb, slot by slot, and the set of the gala, but for what is owned', () => {
    const user = owning({ weapon_warrior_0: true, head_warrior_1: true })
    expect(piecesOf(user)).toEqual([
      ['weapon_warrior_1', false],
      ['weapon_warrior_2', true],
      ['armor_warrior_1', false],
      ['shield_warrior_1', false],
      ['armor_special_summer2026Warrior', false],
    ])
  })

  it('shows the gear of another class locked', () => {
    expect(piecesOf(aUser(), 'wizard').every(([, locked]) => locked)).toBe(true)
  })

  it('tells what was lost', () => {
    const user = owning({ weapon_warrior_0: false })
    expect(marketGear(catalogue)(user, NOON)[0]).toMatchObject({ price: 1, lost: true, locked: false })
  })
})
