import * as E from 'fp-ts/lib/Either.js'
import { outcome, type Rule } from '../kernel/index.ts'
import { GEAR_SLOTS, type Outfit, type User, withItems, withPreferences } from '../model/index.ts'
import { withOutfit } from './outfit.ts'
import { baseOf } from './put-on.ts'

/** `type`: the battle gear unless given. */
export type Unequip = { readonly type?: 'equipped' | 'costume' | 'pet' | 'background' | 'all' }

/** Every slot at its base piece. */
const BARE: Outfit = Object.fromEntries(GEAR_SLOTS.map((slot) => [slot, baseOf(slot)]))

/**
 * Takes off an outfit, pet and mount, the background, or all of them. The default type is the battle gear.
 * docs/reference/rules.md 5.6; docs/reference/api.md 2.4.
 */
export const unequip: Rule<never, Unequip, never, User, undefined> =
  () =>
  ({ type = 'equipped' }) =>
  (user) => {
    switch (type) {
      case 'equipped':
        return unequipped('messageBattleGearUnEquipped', withOutfit(user, 'equipped', BARE))
      case 'costume':
        return unequipped('messageCostumeUnEquipped', withOutfit(user, 'costume', BARE))
      case 'pet':
        return unequipped('messagePetMountUnEquipped', withoutAnimals(user))
      case 'background':
        return unequipped('messageBackgroundUnEquipped', withoutBackground(user))
      case 'all':
        return unequipped('messageAllUnEquipped', withoutAnimals(withoutBackground(withoutOutfits(user))))
    }
  }

const unequipped = (key: string, user: User) => E.right({ ...outcome(user), message: { key } })

const withoutOutfits = (user: User): User => withOutfit(withOutfit(user, 'equipped', BARE), 'costume', BARE)

const withoutAnimals = (user: User): User =>
  user.items.currentPet === '' && user.items.currentMount === ''
    ? user
    : withItems(user, { currentPet: '', currentMount: '' })

const withoutBackground = (user: User): User =>
  user.preferences.background === '' ? user : withPreferences(user, { background: '' })
