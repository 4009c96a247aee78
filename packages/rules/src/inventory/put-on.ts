import type { Catalogue, Gear } from '../catalogue/index.ts'
import { ownEntry, type Message } from '../kernel/index.ts'
import { asKey, type GearKey, type GearSlot, type Outfit } from '../model/index.ts'
import { textId } from './text-id.ts'

/** The piece of an empty slot. */
export const baseOf = (slot: GearSlot): GearKey => asKey(`${slot}_base_0`)

export type OutfitChange = { readonly outfit: Outfit; readonly message?: Message }

/**
 * Equips a piece. A two-handed weapon removes the shield, and a shield removes a two-handed weapon.
 * docs/reference/application.md 4, Equip; docs/reference/rules.md 5.6.
 */
export const putOn =
  (catalogue: Catalogue) =>
  (gear: Gear) =>
  (outfit: Outfit): OutfitChange => {
    const worn = { ...outfit, [gear.type]: gear.key }
    if (gear.type === 'weapon' && gear.twoHanded) return withoutShield(worn, gear.key)
    if (gear.type === 'shield') return withoutTwoHandedWeapon(catalogue, worn, gear.key)
    return { outfit: worn }
  }

const withoutShield = (worn: Outfit, weapon: GearKey): OutfitChange => {
  const { shield } = worn
  if (shield === undefined || shield === baseOf('shield')) return { outfit: worn }
  return {
    outfit: { ...worn, shield: baseOf('shield') },
    message: twoHandedMessage('messageTwoHandedEquip', weapon, shield),
  }
}

const withoutTwoHandedWeapon = (catalogue: Catalogue, worn: Outfit, shield: GearKey): OutfitChange => {
  const { weapon } = worn
  if (weapon === undefined || ownEntry(catalogue.gear, weapon)?.twoHanded !== true) return { outfit: worn }
  return {
    outfit: { ...worn, weapon: baseOf('weapon') },
    message: twoHandedMessage('messageTwoHandedUnequip', weapon, shield),
  }
}

const twoHandedMessage = (
  key: 'messageTwoHandedEquip' | 'messageTwoHandedUnequip',
  weapon: GearKey,
  shield: GearKey,
): Message => ({
  key,
  params: { twoHanded: textId('gear', weapon), offHand: textId('gear', shield) },
})
