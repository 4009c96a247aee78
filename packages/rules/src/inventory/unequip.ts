import * as E from 'fp-ts/lib/Either.js'
import { outcome, refuse, type Rule } from '../kernel/index.ts'
import { GEAR_SLOTS, type Outfit, type User, withItems, withPreferences } from '../model/index.ts'
import { withOutfit } from './outfit.ts'
import { baseOf } from './put-on.ts'

export type Unequip = { readonly type?: string }

/** Every slot at its base piece. */
const BARE: Outfit = Object.fromEntries(GEAR_SLOTS.map((slot) => [slot, baseOf(slot)]))

/**
 * Takes off a whole outfit, puts the pet and the mount away, clears the background, or all of it.
 * Without a type the battle gear is meant. Reference, rules 5.6 and api 2.4.
 */
export const unequip: Rule<never, Unequip, 'invalidTypeEquip', User, undefined> =
  () =>
  ({ type }) =>
  (user) => {
    switch (type ?? 'equipped') {
      case 'equipped':
        return told('messageBattleGearUnEquipped', withOutfit(user, 'equipped', BARE))
      case 'costume':
        return told('messageCostumeUnEquipped', withOutfit(user, 'costume', BARE))
      case 'pet':
        return told('messagePetMountUnEquipped', withoutCompanions(user))
      case 'background':
        return told('messageBackgroundUnEquipped', withoutBackground(user))
      case 'all':
        return told('messageAllUnEquipped', withoutCompanions(withoutBackground(withoutOutfits(user))))
      default:
        return refuse('invalidTypeEquip')
    }
  }

const told = (key: string, user: User) => E.right({ ...outcome(user), message: { key } })

const withoutOutfits = (user: User): User => withOutfit(withOutfit(user, 'equipped', BARE), 'costume', BARE)

const withoutCompanions = (user: User): User =>
  user.items.currentPet === '' && user.items.currentMount === ''
    ? user
    : withItems(user, { currentPet: '', currentMount: '' })

const withoutBackground = (user: User): User =>
  user.preferences.background === '' ? user : withPreferences(user, { background: '' })
