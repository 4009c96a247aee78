import type { Catalogue, Gear } from '../content/catalogue.ts'
import { lookUp, type Message } from '../kernel/index.ts'
import { asKey, type GearKey, type GearSlot, type Outfit } from '../model/index.ts'
import { textId } from './text-id.ts'

/** What a slot holds when nothing else does. */
export const baseOf = (slot: GearSlot): GearKey => asKey(`${slot}_base_0`)

export type Dressed = { readonly outfit: Outfit; readonly message?: Message }

/**
 * Puts a piece on. A weapon for two hands puts the shield away, and a shield puts such a weapon away.
 * Application specification, section 4, Equip; reference, rules 5.6.
 */
export const putOn =
  (catalogue: Catalogue) =>
  (gear: Gear) =>
  (outfit: Outfit): Dressed => {
    const worn = { ...outfit, [gear.type]: gear.key }
    if (gear.type === 'weapon' && gear.twoHanded) return withoutShield(worn, gear.key)
    if (gear.type === 'shield') return withoutTwoHandedWeapon(catalogue, worn, gear.key)
    return { outfit: worn }
  }

const withoutShield = (worn: Outfit, weapon: GearKey): Dressed => {
  const { shield } = worn
  if (shield === undefined || shield === baseOf('shield')) return { outfit: worn }
  return { outfit: { ...worn, shield: baseOf('shield') }, message: told('messageTwoHandedEquip', weapon, shield) }
}

const withoutTwoHandedWeapon = (catalogue: Catalogue, worn: Outfit, shield: GearKey): Dressed => {
  const { weapon } = worn
  if (weapon === undefined || lookUp(catalogue.gear, weapon)?.twoHanded !== true) return { outfit: worn }
  return { outfit: { ...worn, weapon: baseOf('weapon') }, message: told('messageTwoHandedUnequip', weapon, shield) }
}

const told = (key: 'messageTwoHandedEquip' | 'messageTwoHandedUnequip', weapon: GearKey, shield: GearKey): Message => ({
  key,
  params: { twoHanded: textId('gear', weapon), offHand: textId('gear', shield) },
})
