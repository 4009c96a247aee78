import { aCatalogue, aUser } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { toOutfit } from './to-outfit.ts'
import { toPieces } from './to-pieces.ts'
import { tryOn } from './try-on.ts'

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
  it('shows eight slots, those with nothing on empty', () => {
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

  it('shows each outfit on the player, whichever others see', () => {
    expect(outfit('equipped').avatar.gear.weapon?.class).toBe('warrior')
    expect(outfit('costume').avatar.gear.weapon?.class).toBe('wizard')
  })

  it('adds up attributes from battle gear, with where they come from', () => {
    const strength = { attribute: 'str', total: 12.5, from: { base: 4, buff: 1, level: 3, gear: 3, class: 1.5 } }
    expect(outfit('equipped').attributes[0]).toEqual(strength)
    expect(outfit('costume').attributes[0]).toEqual(strength)
  })
})

describe('tryOn', () => {
  it('shows the piece on the player, and what it puts away', () => {
    const seen = tryOn(catalogue, user, 'equipped', 'weapon_wizard_1')
    expect([seen.gear.weapon?.class, seen.gear.shield?.bare]).toEqual(['wizard', true])
  })

  it('leaves the player as they are for a piece that is none', () => {
    expect(tryOn(catalogue, user, 'equipped', 'weapon_none')).toEqual(outfit('equipped').avatar)
  })
})
