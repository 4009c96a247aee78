import { describe, expect, it } from 'vitest'
import { aCatalogue, aGear, aUser } from '../../test-kit/index.ts'
import { asKey, type GearKey } from '../model/index.ts'
import { levelBonus } from './level.ts'
import { breakdownOf, maxMana, totalsOf } from './totals.ts'

const [sword, hat] = ['weapon_warrior_5', 'head_special_2'].map((key): GearKey => asKey(key))
const catalogue = aCatalogue({
  gear: {
    [sword as GearKey]: aGear('weapon_warrior_5', { str: 9 }),
    [hat as GearKey]: aGear('head_special_2', { str: 4 }),
  },
})
const dressed = { weapon: sword, head: hat }

describe('totalsOf (rules 1.1)', () => {
  it('adds base, buff, level, gear and half as much again for gear of the own class: 44.5 strength', () => {
    const user = aUser({ stats: { lvl: 20, str: 12, buffs: { str: 5 } }, items: { gear: { equipped: dressed } } })
    expect(totalsOf(catalogue, user).str).toBe(44.5)
    expect(breakdownOf(catalogue, user, 'str')).toEqual({ base: 12, buff: 5, level: 10, gear: 13, class: 4.5 })
  })

  it('counts special gear of the own class as gear of the class', () => {
    const key: GearKey = asKey('weapon_special_fair')
    const fair = aCatalogue({ gear: { [key]: aGear('weapon_special_fair', { per: 10, specialClass: 'rogue' }) } })
    const items = { gear: { equipped: { weapon: key } } }
    expect(totalsOf(fair, aUser({ stats: { class: 'rogue' }, items })).per).toBe(15)
    expect(totalsOf(fair, aUser({ stats: { class: 'healer' }, items })).per).toBe(10)
  })

  it('never counts the costume, even when it is shown', () => {
    const user = aUser({ preferences: { costume: true }, items: { gear: { costume: dressed } } })
    expect(totalsOf(catalogue, user).str).toBe(0)
  })

  it('passes over gear that the content does not know', () => {
    const user = aUser({ items: { gear: { equipped: { weapon: asKey<GearKey>('weapon_gone_1') } } } })
    expect(totalsOf(catalogue, user)).toEqual({ str: 0, int: 0, con: 0, per: 0 })
  })
})

describe('levelBonus (rules 1.1)', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [99, 49],
    [100, 50],
    [101, 50],
    [9999, 50],
  ])('level %d brings %d points to each attribute', (level, bonus) => expect(levelBonus(level)).toBe(bonus))
})

describe('maxMana (rules 1.1)', () => {
  it('is 60 for an intelligence of 15 in all', () => {
    expect(maxMana(catalogue, aUser({ stats: { lvl: 20, int: 5 } }))).toBe(60)
  })

  it('is 30 for a new player', () => expect(maxMana(catalogue, aUser())).toBe(30))
})
