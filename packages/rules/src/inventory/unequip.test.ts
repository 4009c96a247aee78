import { describe, expect, it } from 'vitest'
import { asKey, GEAR_SLOTS, type Outfit } from '../model/index.ts'
import { answerOf, aUser, expectRefusal } from '../../test-kit/index.ts'
import { unequip } from './unequip.ts'

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
  ])('takes off what %s names and nothing else', (type, message, gone) => {
    const answer = answerOf(unequip({})(type === undefined ? {} : { type })(dressed))
    const { items, preferences } = answer.state
    const alone = items.currentPet === '' && items.currentMount === ''
    expect([isBare(items.gear.equipped), isBare(items.gear.costume), alone, preferences.background === '']).toEqual(
      gone,
    )
    expect(answer.message?.key).toBe(message)
  })

  it('leaves a player without anything on as they are', () => {
    const bare = answerOf(unequip({})({ type: 'all' })(dressed)).state
    expect(answerOf(unequip({})({ type: 'all' })(bare)).state).toBe(bare)
  })

  it.each(['mount', 'weapon', ''])('refuses the type "%s"', (type) => {
    expectRefusal(unequip({})({ type })(dressed), 'invalidTypeEquip')
  })
})
