import { aUser } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { dressedIn } from './dressed-in.ts'

const catalogue = loadCatalogue()
const look = (key: string, changes: object = {}) => dressedIn(catalogue, aUser(changes), key).gear

describe('dressedIn', () => {
  it('puts the piece on and leaves the rest', () => {
    const gear = look('head_warrior_1', { items: { gear: { equipped: { armor: 'armor_warrior_1' } } } })
    expect([gear.head?.tier, gear.armor?.tier]).toEqual([1, 1])
  })

  it('empties the other hand for a weapon that takes two', () => {
    const armed = { items: { gear: { equipped: { shield: 'shield_warrior_1' } } } }
    expect(look('weapon_warrior_1', armed).shield?.tier).toBe(1)
    expect(look('weapon_wizard_1', armed).shield?.tier).toBeUndefined()
  })

  it('dresses the costume while the player wears one', () => {
    const gear = look('head_warrior_1', {
      preferences: { costume: true },
      items: { gear: { costume: { armor: 'armor_healer_1' } } },
    })
    expect([gear.head?.class, gear.armor?.class]).toEqual(['warrior', 'healer'])
  })

  it('shows the player as they are when the catalogue has no such piece', () => {
    expect(look('head_nobody_9')).toEqual(look('head_base_0'))
  })
})
