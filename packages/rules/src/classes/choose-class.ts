import type { Catalogue } from '../content/catalogue.ts'
import { gearPath, ownsGear, unpin } from '../inventory/index.ts'
import { type Outcome, outcome } from '../kernel/index.ts'
import {
  asKey,
  type GearKey,
  type Pin,
  type PlayerClass,
  type User,
  withFlags,
  withItems,
  withStats,
} from '../model/index.ts'
import { nextClassPins } from '../shops/index.ts'

/**
 * The player in a class, with its first weapon in the bag and its next gear pinned; for the slot of a weapon that is
 * only now in the bag nothing is pinned yet. Reference, rules 5.4.
 */
export const chooseClass =
  (catalogue: Catalogue, chosen: PlayerClass) =>
  (user: User): Outcome<User, undefined> => {
    const member = withFlags(withStats(user, { class: chosen }), { classSelected: true })
    const armed = withGear(withNextPinned(catalogue, member), starterGear(chosen))
    return outcome(withoutPinsOfOwned(armed), [{ type: 'ClassChosen', class: chosen }])
  }

/** A rogue fights with both hands. */
const starterGear = (chosen: PlayerClass): ReadonlyArray<GearKey> => {
  const weapon = asKey<GearKey>(`weapon_${chosen}_0`)
  return chosen === 'rogue' ? [weapon, asKey<GearKey>('shield_rogue_0')] : [weapon]
}

const withGear = (user: User, keys: ReadonlyArray<GearKey>): User => {
  if (keys.every((key) => ownsGear(user, key))) return user
  const { gear } = user.items
  const owned = { ...gear.owned, ...Object.fromEntries(keys.map((key) => [key, true])) }
  return withItems(user, { gear: { ...gear, owned } })
}

/** What is pinned already keeps its place. */
const withNextPinned = (catalogue: Catalogue, user: User): User => {
  const isPinned = ({ path }: Pin) => user.pinnedItems.some((pin) => pin.path === path)
  const added = nextClassPins(catalogue, user).filter((pin) => !isPinned(pin))
  return added.length === 0 ? user : { ...user, pinnedItems: [...user.pinnedItems, ...added] }
}

const withoutPinsOfOwned = (user: User): User => {
  const owned = Object.entries(user.items.gear.owned).flatMap(([key, isOwned]) => (isOwned ? [gearPath(key)] : []))
  return unpin(user, ...owned)
}
