import { type MysterySet, mysterySetsOnSale } from '../calendar/index.ts'
import type { Catalogue } from '../content/catalogue.ts'
import { everOwnedGear } from '../inventory/index.ts'
import type { Instant } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

/**
 * The sets that the time travellers have for a player. A set is theirs as soon as they ever had its first piece, or have
 * it waiting unopened; its other pieces do not matter. Reference, rules 10.7.
 */
export const mysterySetsFor =
  (catalogue: Catalogue) =>
  (user: User, now: Instant): ReadonlyArray<MysterySet> =>
    mysterySetsOnSale(catalogue, now).filter(({ pieces: [first] }) => first !== undefined && !hasSet(user, first.key))

const hasSet = (user: User, first: MysterySet['pieces'][number]['key']): boolean =>
  everOwnedGear(user, first) || user.purchased.plan.mysteryItems.includes(first)
