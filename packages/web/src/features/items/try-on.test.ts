import type { OutfitName } from '@daykeep/rules/inventory'
import { aUser } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { tryOn } from './try-on.ts'

const catalogue = loadCatalogue()
const look = (key: string, changes: object = {}, outfit: OutfitName = 'equipped') =>
  tryOn(catalogue, aUser(changes), outfit, key).gear

describe('tryOn', () => {
  it('puts the piece on and keeps the others', () => {
    const gear = look('head_warrior_1', { items: { gear: { equipped: { armor: 'armor_warrior_1' } } } })
    expect([gear.head?.tier, gear.armor?.tier]).toEqual([1, 1])
  })

  it('empties the other hand for a two-handed weapon', () => {
    const armed = { items: { gear: { equipped: { shield: 'shield_warrior_1' } } } }
    expect(look('weapon_warrior_1', armed).shield?.tier).toBe(1)
    expect(look('weapon_wizard_1', armed).shield?.tier).toBeUndefined()
  })

  it('adds the piece to the costume', () => {
    const costume = { items: { gear: { costume: { armor: 'armor_healer_1' } } } }
    const gear = look('head_warrior_1', costume, 'costume')
    expect([gear.head?.class, gear.armor?.class]).toEqual(['warrior', 'healer'])
  })

  it('changes nothing for a key that the catalogue does not know', () => {
    expect(look('head_nobody_9')).toEqual(look('head_base_0'))
  })
})
