import type { Catalogue } from '@daykeep/rules/content'
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
export type Change = (user: User) => User

export const both =
  (...changes: readonly Change[]): Change =>
  (user) =>
    changes.reduce((changed, change) => change(changed), user)

/** Balance, four gems each. */
export const withGems =
  (balance: number): Change =>
  (user) => ({ ...user, balance })

export const withGold =
  (gp: number): Change =>
  (user) =>
    withStats(user, { gp })

/** A member of a class who can cast: level 20, full of mana. */
export const inClass =
  (chosen: PlayerClass): Change =>
  (user) =>
    withFlags(withStats(user, { class: chosen, lvl: 20, mp: 200 }), { classSelected: true })

export const atLevel =
  (lvl: number): Change =>
  (user) =>
    withStats(user, { lvl })

const withPlan =
  (changes: Partial<User['purchased']['plan']>): Change =>
  (user) => ({ ...user, purchased: { ...user.purchased, plan: { ...user.purchased.plan, ...changes } } })

export const withHourglasses =
  (trinkets: number): Change =>
  (user) =>
    withPlan({ consecutive: { ...user.purchased.plan.consecutive, trinkets } })(user)

export const subscribed = (gemsBought = 0): Change =>
  withPlan({ customerId: 'customer', planId: 'basic_earned', gemsBought })

export const withParcels = (...keys: readonly string[]): Change =>
  withPlan({ mysteryItems: keys.map((key) => asKey<GearKey>(key)) })

const ordinary = ({ pets }: Catalogue): ReadonlyArray<PetKey> =>
  Object.values(pets).flatMap(({ kind, key }) => (kind === 'drop' ? [key] : []))

export const withAllPets =
  (catalogue: Catalogue): Change =>
  (user) =>
    withItems(user, { pets: Object.fromEntries(ordinary(catalogue).map((key) => [key, 5])) })

export const withAllMounts =
  (catalogue: Catalogue): Change =>
  (user) =>
    withItems(user, { mounts: Object.fromEntries(ordinary(catalogue).map((key) => [key, true])) })

export const withBingo: Change = (user) => withAchievements(user, { triadBingo: true })

/** Invited to the party of somebody. */
export const invitedTo =
  (id: string): Change =>
  (user) => {
    const party = { id: asKey<GroupId>(id), name: 'The Oak Table', inviter: user._id }
    return { ...user, invitations: { ...user.invitations, party, parties: [party] } }
  }
