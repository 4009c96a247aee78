import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue, Gear } from '../catalogue/index.ts'
import { type Result, ownEntry, type Outcome, outcome, refuse, type Rule } from '../kernel/index.ts'
import { type User, withItems } from '../model/index.ts'
import { type OutfitName, withOutfit } from './outfit.ts'
import { ownsGear, ownsMount, ownsPet } from './ownership.ts'
import { baseOf, putOn } from './put-on.ts'
import { textId } from './text-id.ts'

/** `type`: the battle gear unless given. */
export type Equip = { readonly type?: 'equipped' | 'costume' | 'pet' | 'mount'; readonly key: string }

type Refusals = 'gearNotOwned' | 'petNotOwned' | 'mountNotOwned'

/**
 * Equips gear, a pet or a mount; what is equipped already is taken off. The default type is the battle gear.
 * docs/reference/rules.md 5.6; docs/reference/api.md 2.4.
 */
export const equip: Rule<'catalogue', Equip, Refusals, User, undefined> =
  ({ catalogue }) =>
  ({ type = 'equipped', key }) =>
  (user) => {
    switch (type) {
      case 'equipped':
        return equipGear(catalogue, user, 'equipped', key)
      case 'costume':
        return equipGear(catalogue, user, 'costume', key)
      case 'pet':
        return ownsPet(user, key) ? toggleAnimal(user, 'currentPet', key) : refuse('petNotOwned', { pet: key })
      case 'mount':
        return ownsMount(user, key) ? toggleAnimal(user, 'currentMount', key) : refuse('mountNotOwned', { mount: key })
    }
  }

type EquipResult = Result<Refusals, Outcome<User, undefined>>

const equipGear = (catalogue: Catalogue, user: User, name: OutfitName, key: string): EquipResult => {
  const gear = ownEntry(catalogue.gear, key)
  if (gear === undefined || !ownsGear(user, key)) return refuse('gearNotOwned', { gear: key })
  if (user.items.gear[name][gear.type] === gear.key) return E.right(takeOff(user, name, gear))
  const { outfit, message } = putOn(catalogue)(gear)(user.items.gear[name])
  const equipped = outcome(withOutfit(user, name, outfit), [{ type: 'GearEquipped', gear: gear.key }])
  return E.right(message === undefined ? equipped : { ...equipped, message })
}

const takeOff = (user: User, name: OutfitName, gear: Gear): Outcome<User, undefined> => ({
  ...outcome(withOutfit(user, name, { ...user.items.gear[name], [gear.type]: baseOf(gear.type) })),
  message: { key: 'messageUnEquipped', params: { item: textId('gear', gear.key) } },
})

const toggleAnimal = (user: User, field: 'currentPet' | 'currentMount', key: string): EquipResult =>
  E.right(outcome(withItems(user, { [field]: user.items[field] === key ? '' : key })))
