import type { Catalogue } from '@daykeep/rules/catalogue'
import {
  asKey,
  type GearKey,
  type GroupId,
  type PetKey,
  type PlayerClass,
  type User,
  withAchievements,
  withFlags,
  withItems,
  withStats,
} from '@daykeep/rules/model'

/** What a test makes of a player before it begins. */
export type UserChange = (user: User) => User

export const both =
  (...changes: readonly UserChange[]): UserChange =>
  (user) =>
    changes.reduce((changed, change) => change(changed), user)

/** Balance, four gems each. */
export const withGems =
  (balance: number): UserChange =>
  (user) => ({ ...user, balance })

export const withGold =
  (gp: number): UserChange =>
  (user) =>
    withStats(user, { gp })

/** A member of a class who can cast: level 20, full of mana. */
export const inClass =
  (playerClass: PlayerClass): UserChange =>
  (user) =>
    withFlags(withStats(user, { class: playerClass, lvl: 20, mp: 200 }), { classSelected: true })

export const atLevel =
  (lvl: number): UserChange =>
  (user) =>
    withStats(user, { lvl })

const withPlan =
  (changes: Partial<User['purchased']['plan']>): UserChange =>
  (user) => ({ ...user, purchased: { ...user.purchased, plan: { ...user.purchased.plan, ...changes } } })

export const withHourglasses =
  (trinkets: number): UserChange =>
  (user) =>
    withPlan({ consecutive: { ...user.purchased.plan.consecutive, trinkets } })(user)

export const subscribed = (gemsBought = 0): UserChange =>
  withPlan({ customerId: 'customer', planId: 'basic_earned', gemsBought })

export const withParcels = (...keys: readonly string[]): UserChange =>
  withPlan({ mysteryItems: keys.map((key) => asKey<GearKey>(key)) })

const ordinary = ({ pets }: Catalogue): ReadonlyArray<PetKey> =>
  Object.values(pets).flatMap(({ kind, key }) => (kind === 'drop' ? [key] : []))

export const withAllPets =
  (catalogue: Catalogue): UserChange =>
  (user) =>
    withItems(user, { pets: Object.fromEntries(ordinary(catalogue).map((key) => [key, 5])) })

export const withAllMounts =
  (catalogue: Catalogue): UserChange =>
  (user) =>
    withItems(user, { mounts: Object.fromEntries(ordinary(catalogue).map((key) => [key, true])) })

export const withBingo: UserChange = (user) => withAchievements(user, { triadBingo: true })

/** Invited to the party of somebody. */
export const invitedTo =
  (id: string): UserChange =>
  (user) => {
    const party = { id: asKey<GroupId>(id), name: 'The Oak Table', inviter: user._id }
    return { ...user, invitations: { ...user.invitations, party, parties: [party] } }
  }
