import type { Catalogue } from '../catalogue/index.ts'
import { gearPath, ownsGear, unpin, withOwnedGear } from '../inventory/index.ts'
import { type Outcome, outcome } from '../kernel/index.ts'
import { asKey, type GearKey, type Pin, type PlayerClass, type User, withFlags, withStats } from '../model/index.ts'
import { nextClassPins } from '../shops/index.ts'

/**
 * Puts the player into a class, with its first weapon owned and its next gear pinned. The slot of a weapon that was
 * only just added gets no pin yet. docs/reference/rules.md 5.4.
 */
export const chooseClass =
  (catalogue: Catalogue, playerClass: PlayerClass) =>
  (user: User): Outcome<User, undefined> => {
    const member = withFlags(withStats(user, { class: playerClass }), { classSelected: true })
    const armed = withGear(withNextPinned(catalogue, member), starterGear(playerClass))
    return outcome(withoutPinsOfOwned(armed), [{ type: 'ClassChosen', class: playerClass }])
  }

/** A rogue fights with both hands. */
const starterGear = (playerClass: PlayerClass): ReadonlyArray<GearKey> => {
  const weapon = asKey<GearKey>(`weapon_${playerClass}_0`)
  return playerClass === 'rogue' ? [weapon, asKey<GearKey>('shield_rogue_0')] : [weapon]
}

const withGear = (user: User, keys: ReadonlyArray<GearKey>): User =>
  keys.every((key) => ownsGear(user, key)) ? user : withOwnedGear(user, ...keys)

/** Pins that are already there keep their place. */
const withNextPinned = (catalogue: Catalogue, user: User): User => {
  const isPinned = ({ path }: Pin) => user.pinnedItems.some((pin) => pin.path === path)
  const added = nextClassPins(catalogue, user).filter((pin) => !isPinned(pin))
  return added.length === 0 ? user : { ...user, pinnedItems: [...user.pinnedItems, ...added] }
}

const withoutPinsOfOwned = (user: User): User => {
  const owned = Object.entries(user.items.gear.owned).flatMap(([key, isOwned]) => (isOwned ? [gearPath(key)] : []))
  return unpin(user, ...owned)
}
