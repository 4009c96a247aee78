import { ownEntry } from '../kernel/index.ts'
import { type GearKey, type User, withItems } from '../model/index.ts'

/** A lost piece is not owned. docs/reference/rules.md 16 no. 16. */
export const ownsGear = (user: User, key: string): boolean => ownEntry(user.items.gear.owned, key) === true

/** Owned once and lost on death; it can be bought back. */
export const hasLostGear = (user: User, key: string): boolean => ownEntry(user.items.gear.owned, key) === false

/** Owned now or before. */
export const everOwnedGear = (user: User, key: string): boolean => ownEntry(user.items.gear.owned, key) !== undefined

/** The player who owns these pieces too. */
export const withOwnedGear = (user: User, ...keys: ReadonlyArray<GearKey>): User => {
  const { gear } = user.items
  const owned = { ...gear.owned, ...Object.fromEntries(keys.map((key) => [key, true])) }
  return withItems(user, { gear: { ...gear, owned } })
}

/** Feeding points of a pet: 0 not owned, -1 raised to a mount. docs/reference/rules.md 7.1. */
export const pointsOf = (user: User, pet: string): number => ownEntry(user.items.pets, pet) ?? 0

/** Owned now: neither raised to a mount nor released. */
export const ownsPet = (user: User, pet: string): boolean => pointsOf(user, pet) > 0

/** Whether the player owns the mount; one that was set free is not owned. */
export const ownsMount = (user: User, mount: string): boolean => ownEntry(user.items.mounts, mount) === true
