import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asKey, type GearKey } from '../model/index.ts'
import { aCatalogue, outcomeOf, aUser, bags, expectRefusal, userFromInput } from '../../test-kit/index.ts'
import { equip } from './equip.ts'
import { baseOf } from './put-on.ts'
import { inventoryCommands } from './commands.ts'

const catalogue = aCatalogue()
const sword = 'weapon_warrior_1'
const staff = 'weapon_wizard_1'
const shield = 'shield_warrior_1'
const owned = { [sword]: true, [staff]: true, [shield]: true, armor_warrior_1: true, head_warrior_1: false }
const owner = aUser({ items: { gear: { owned } } })
const key = (text: string): GearKey => asKey(text)

describe('equip', () => {
  it('puts a piece on and leaves the costume alone', () => {
    const { state, events, message } = outcomeOf(equip({ catalogue })({ type: 'equipped', key: sword })(owner))
    expect(state.items.gear.equipped.weapon).toBe(sword)
    expect(state.items.gear.costume).toBe(owner.items.gear.costume)
    expect(events).toEqual([{ type: 'GearEquipped', gear: sword }])
    expect(message).toBeUndefined()
  })

  it('means the battle gear when no type is given', () => {
    const { state } = outcomeOf(equip({ catalogue })({ key: sword })(owner))
    expect(state.items.gear.equipped.weapon).toBe(sword)
  })

  it('takes off what is on already', () => {
    const armed = aUser({ items: { gear: { owned, costume: { weapon: key(sword) } } } })
    const { state, message } = outcomeOf(equip({ catalogue })({ type: 'costume', key: sword })(armed))
    expect(state.items.gear.costume.weapon).toBe('weapon_base_0')
    expect(message?.key).toBe('messageUnEquipped')
  })

  it('puts the shield away for a weapon that needs two hands', () => {
    const shielded = aUser({ items: { gear: { owned, equipped: { shield: key(shield) } } } })
    const { state, message } = outcomeOf(equip({ catalogue })({ key: staff })(shielded))
    expect(state.items.gear.equipped).toMatchObject({ weapon: staff, shield: 'shield_base_0' })
    expect(message).toEqual({
      key: 'messageTwoHandedEquip',
      params: { twoHanded: `gear.${staff}`, offHand: `gear.${shield}` },
    })
  })

  it('puts a weapon for two hands away for a shield', () => {
    const armed = aUser({ items: { gear: { owned, equipped: { weapon: key(staff) } } } })
    const { state, message } = outcomeOf(equip({ catalogue })({ key: shield })(armed))
    expect(state.items.gear.equipped).toMatchObject({ weapon: 'weapon_base_0', shield })
    expect(message?.key).toBe('messageTwoHandedUnequip')
  })

  it.each([
    ['pet', 'currentPet', bags({ pets: { 'Wolf-Base': 5 } })],
    ['mount', 'currentMount', bags({ mounts: { 'Wolf-Base': true } })],
  ] as const)('takes a %s along, and puts it away when asked again', (type, place, items) => {
    const first = outcomeOf(equip({ catalogue })({ type, key: 'Wolf-Base' })(aUser({ items }))).state
    expect(first.items[place]).toBe('Wolf-Base')
    expect(outcomeOf(equip({ catalogue })({ type, key: 'Wolf-Base' })(first)).state.items[place]).toBe('')
  })

  it.each([
    ['no key is given', { type: 'equipped' }, 'missingTypeKeyEquip'],
    ['the type is unknown', { type: 'hat', key: sword }, 'invalidTypeEquip'],
    ['the type is empty', { type: '', key: sword }, 'invalidTypeEquip'],
    ['the piece is not owned', { key: 'shield_rogue_1' }, 'gearNotOwned'],
    ['the piece was lost', { key: 'head_warrior_1' }, 'gearNotOwned'],
    ['there is no such piece', { key: 'constructor' }, 'gearNotOwned'],
    ['the pet is not owned', { type: 'pet', key: 'Wolf-Base' }, 'petNotOwned'],
    ['the pet was raised', { type: 'pet', key: 'Fox-Base' }, 'petNotOwned'],
    ['the mount is not owned', { type: 'mount', key: 'Wolf-Base' }, 'mountNotOwned'],
  ] as const)('refuses when %s', (_, params, refusal) => {
    const user = aUser({ items: { gear: { owned }, ...bags({ pets: { 'Fox-Base': -1 } }) } })
    expectRefusal(userFromInput(inventoryCommands.equip, { catalogue })(params)(user), refusal)
  })

  it('never wears a weapon for two hands together with a shield', () => {
    const pieces = [sword, staff, shield, 'armor_warrior_1']
    const law = fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (worn) => {
      const after = worn.reduce((user, each) => outcomeOf(equip({ catalogue })({ key: each })(user)).state, owner)
      const { weapon, shield } = after.items.gear.equipped
      return weapon !== staff || shield === undefined || shield === baseOf('shield')
    })
    fc.assert(law, {
      examples: [[[staff, shield]], [[shield, staff]], [[staff, shield, staff]]],
    })
  })

  it('always ends as it began when a piece is put on an empty slot and taken off again', () => {
    const law = fc.property(fc.constantFrom(sword, 'armor_warrior_1', shield), (each) => {
      const bare = aUser({ items: { gear: { owned, equipped: { weapon: key('weapon_base_0') } } } })
      const once = outcomeOf(equip({ catalogue })({ key: each })(bare)).state
      expect(outcomeOf(equip({ catalogue })({ key: each })(once)).state).toEqual(bare)
    })
    fc.assert(law, { examples: [[sword], [shield]] })
  })
})
