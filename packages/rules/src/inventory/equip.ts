import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue, Gear } from '../content/catalogue.ts'
import { type Answer, lookUp, type Outcome, outcome, refuse, type Rule } from '../kernel/index.ts'
import { type User, withItems } from '../model/index.ts'
import { type OutfitName, withOutfit } from './outfit.ts'
import { ownsGear, ownsMount, ownsPet } from './ownership.ts'
import { baseOf, putOn } from './put-on.ts'
import { textId } from './text-id.ts'

export type Equip = { readonly type?: string; readonly key?: string }

type Refusals = 'missingTypeKeyEquip' | 'invalidTypeEquip' | 'gearNotOwned' | 'petNotOwned' | 'mountNotOwned'

/**
 * Puts on a piece of gear, or takes a pet or a mount along; asking for what is on already takes it off.
 * Without a type the battle gear is meant. Reference, rules 5.6 and api 2.4.
 */
export const equip: Rule<'catalogue', Equip, Refusals, User, undefined> =
  ({ catalogue }) =>
  ({ type, key }) =>
  (user) => {
    if (key === undefined || key === '') return refuse('missingTypeKeyEquip')
    switch (type ?? 'equipped') {
      case 'equipped':
        return equipGear(catalogue, user, 'equipped', key)
      case 'costume':
        return equipGear(catalogue, user, 'costume', key)
      case 'pet':
        return ownsPet(user, key) ? takeAlong(user, 'currentPet', key) : refuse('petNotOwned', { pet: key })
      case 'mount':
        return ownsMount(user, key) ? takeAlong(user, 'currentMount', key) : refuse('mountNotOwned', { mount: key })
      default:
        return refuse('invalidTypeEquip')
    }
  }

type Equipped = Answer<Refusals, Outcome<User, undefined>>

const equipGear = (catalogue: Catalogue, user: User, name: OutfitName, key: string): Equipped => {
  const gear = lookUp(catalogue.gear, key)
  if (gear === undefined || !ownsGear(user, key)) return refuse('gearNotOwned', { gear: key })
  if (user.items.gear[name][gear.type] === gear.key) return E.right(takenOff(user, name, gear))
  const { outfit, message } = putOn(catalogue)(gear)(user.items.gear[name])
  const dressed = outcome(withOutfit(user, name, outfit), [{ type: 'GearEquipped', gear: gear.key }])
  return E.right(message === undefined ? dressed : { ...dressed, message })
}

const takenOff = (user: User, name: OutfitName, gear: Gear): Outcome<User, undefined> => ({
  ...outcome(withOutfit(user, name, { ...user.items.gear[name], [gear.type]: baseOf(gear.type) })),
  message: { key: 'messageUnEquipped', params: { item: textId('gear', gear.key) } },
})

const takeAlong = (user: User, place: 'currentPet' | 'currentMount', key: string): Equipped =>
  E.right(outcome(withItems(user, { [place]: user.items[place] === key ? '' : key })))
