import { type MysterySet, mysterySetsOnSale } from '../../calendar/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { everOwnedGear } from '../../inventory/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'

/**
 * The sets that the time travellers sell to a player. A set counts as owned if its first piece was ever owned or waits
 * unopened; other pieces do not matter. docs/reference/rules.md 10.7.
 */
export const mysterySetsFor =
  (catalogue: Catalogue) =>
  (user: User, now: Instant): ReadonlyArray<MysterySet> =>
    mysterySetsOnSale(catalogue, now).filter(({ pieces: [first] }) => first !== undefined && !hasSet(user, first.key))

const hasSet = (user: User, first: MysterySet['pieces'][number]['key']): boolean =>
  everOwnedGear(user, first) || user.purchased.plan.mysteryItems.includes(first)
