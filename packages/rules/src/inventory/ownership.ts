import { lookUp } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

/** A lost piece is not owned. Reference, rules 16 no. 16. */
export const ownsGear = (user: User, key: string): boolean => lookUp(user.items.gear.owned, key) === true

/** Owned once and lost since; it may be bought back. */
export const hasLostGear = (user: User, key: string): boolean => lookUp(user.items.gear.owned, key) === false

/** Owned now or before. */
export const everOwnedGear = (user: User, key: string): boolean => lookUp(user.items.gear.owned, key) !== undefined

/** Feeding points of a pet: 0 not owned, -1 raised to a mount. Reference, rules 7.1. */
export const pointsOf = (user: User, pet: string): number => lookUp(user.items.pets, pet) ?? 0

/** A pet that was raised or released is no longer there. */
export const ownsPet = (user: User, pet: string): boolean => pointsOf(user, pet) > 0

export const ownsMount = (user: User, mount: string): boolean => lookUp(user.items.mounts, mount) === true
