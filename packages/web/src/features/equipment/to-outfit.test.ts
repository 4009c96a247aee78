import { aCatalogue, aUser } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { toOutfit } from './to-outfit.ts'
import { toPieces } from './to-pieces.ts'
import { tryOn } from '../items/index.ts'

const catalogue = aCatalogue()
type Changes = Parameters<typeof aUser>[0]
const gear: object = {
  owned: { weapon_warrior_1: true, weapon_wizard_1: true, shield_warrior_1: true },
  equipped: { weapon: 'weapon_warrior_1', shield: 'shield_warrior_1' },
  costume: { weapon: 'weapon_wizard_1', shield: 'shield_base_0' },
}
const items: Changes = { items: { gear } }
const user = aUser({
  ...items,
  stats: { str: 4, lvl: 7, class: 'warrior', buffs: { str: 1 } },
})
const outfit = (name: 'equipped' | 'costume') => toOutfit(catalogue, user, name, toPieces(catalogue, user, name))

describe('toOutfit', () => {
  it('has eight slots, also empty ones', () => {
    expect(outfit('equipped').slots.map(({ slot, piece }) => [slot, piece?.key])).toEqual([
      ['weapon', 'weapon_warrior_1'],
      ['armor', undefined],
      ['head', undefined],
      ['shield', 'shield_warrior_1'],
      ['body', undefined],
      ['back', undefined],
      ['headAccessory', undefined],
      ['eyewear', undefined],
    ])
  })

  it('has an avatar in each outfit, whichever is visible', () => {
    expect(outfit('equipped').avatar.gear.weapon?.class).toBe('warrior')
    expect(outfit('costume').avatar.gear.weapon?.class).toBe('wizard')
  })

  it('has the attributes with battle gear, and their sources', () => {
    const strength = { attribute: 'str', total: 12.5, from: { base: 4, buff: 1, level: 3, gear: 3, class: 1.5 } }
    expect(outfit('equipped').attributes[0]).toEqual(strength)
    expect(outfit('costume').attributes[0]).toEqual(strength)
  })
})

describe('tryOn', () => {
  it('puts a piece on, and takes off what it replaces', () => {
    const seen = tryOn(catalogue, user, 'equipped', 'weapon_wizard_1')
    expect([seen.gear.weapon?.class, seen.gear.shield?.bare]).toEqual(['wizard', true])
  })

  it('changes nothing for an unknown key', () => {
    expect(tryOn(catalogue, user, 'equipped', 'weapon_none')).toEqual(outfit('equipped').avatar)
  })
})
