import { describe, expect, it } from 'vitest'
import { asKey, GEAR_SLOTS, type Outfit } from '../model/index.ts'
import { outcomeOf, aUser, expectRefusal, userFromInput } from '../../test-kit/index.ts'
import { unequip } from './unequip.ts'
import { inventoryCommands } from './commands.ts'

const worn = { weapon: asKey<NonNullable<Outfit['weapon']>>('weapon_warrior_1') }
const dressed = aUser({
  items: { gear: { equipped: worn, costume: worn }, currentPet: 'Wolf-Base', currentMount: 'Fox-Base' },
  preferences: { background: 'violet' },
})

const isBare = (outfit: Outfit): boolean => GEAR_SLOTS.every((slot) => outfit[slot] === `${slot}_base_0`)

describe('unequip', () => {
  it.each([
    ['equipped', 'messageBattleGearUnEquipped', [true, false, false, false]],
    [undefined, 'messageBattleGearUnEquipped', [true, false, false, false]],
    ['costume', 'messageCostumeUnEquipped', [false, true, false, false]],
    ['pet', 'messagePetMountUnEquipped', [false, false, true, false]],
    ['background', 'messageBackgroundUnEquipped', [false, false, false, true]],
    ['all', 'messageAllUnEquipped', [true, true, true, true]],
  ] as const)('takes off what %s names and nothing else', (type, message, gone) => {
    const result = outcomeOf(unequip({})(type === undefined ? {} : { type })(dressed))
    const { items, preferences } = result.state
    const alone = items.currentPet === '' && items.currentMount === ''
    expect([isBare(items.gear.equipped), isBare(items.gear.costume), alone, preferences.background === '']).toEqual(
      gone,
    )
    expect(result.message?.key).toBe(message)
  })

  it('leaves a player without anything on as they are', () => {
    const bare = outcomeOf(unequip({})({ type: 'all' })(dressed)).state
    expect(outcomeOf(unequip({})({ type: 'all' })(bare)).state).toBe(bare)
  })

  it.each(['mount', 'weapon', ''])('refuses the type "%s"', (type) => {
    expectRefusal(userFromInput(inventoryCommands.unequip)({ type })(dressed), 'invalidTypeEquip')
  })
})
