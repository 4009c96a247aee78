import { describe, expect, it } from 'vitest'
import { aCatalogue, aUser } from '../../test-kit/index.ts'
import { ultimateGear } from './ultimate-gear.ts'

const catalogue = aCatalogue()
const warrior = { weapon_warrior_2: true, armor_warrior_1: true, head_warrior_1: true, shield_warrior_1: true }
const wizard = { weapon_wizard_1: true, armor_wizard_1: true, head_wizard_1: true }
const ownerOf = (owned: Readonly<Record<string, boolean>>) => aUser({ items: { gear: { owned } } })

describe('ultimateGear', () => {
  it('is had with the best piece of every slot of a class', () => {
    const { state, events } = ultimateGear(catalogue)(ownerOf(warrior))
    expect(state.achievements.ultimateGearSets).toEqual({ healer: false, wizard: false, rogue: false, warrior: true })
    expect(events).toEqual([{ type: 'UltimateGearCompleted', class: 'warrior' }])
  })

  it('asks no shield of a class that has none', () => {
    expect(ultimateGear(catalogue)(ownerOf(wizard)).events).toEqual([
      { type: 'UltimateGearCompleted', class: 'wizard' },
    ])
  })

  it('does not count a lost piece, nor the lower tiers', () => {
    expect(ultimateGear(catalogue)(ownerOf({ ...warrior, head_warrior_1: false })).events).toEqual([])
    expect(
      ultimateGear(catalogue)(ownerOf({ ...warrior, weapon_warrior_2: false, weapon_warrior_1: true })).events,
    ).toEqual([])
  })

  it('is had once for each class', () => {
    const once = ultimateGear(catalogue)(ownerOf({ ...warrior, ...wizard })).state
    expect(ultimateGear(catalogue)(once).state).toBe(once)
  })
})
