import { mysterySetOf } from '../calendar/index.ts'
import type { Catalogue } from '../content/catalogue.ts'
import { ownsGear } from '../inventory/index.ts'
import { type Instant, type Outcome, outcome } from '../kernel/index.ts'
import type { GearKey, User } from '../model/index.ts'
import { withPlan } from './with-plan.ts'

/**
 * Lays the pieces of the months of these moments aside for the subscriber, as far as they neither own them nor have them
 * waiting; what was lost counts as not owned. Reference, rules 14.4.
 */
export const receiveMysteryPieces =
  (catalogue: Catalogue, moments: ReadonlyArray<Instant>) =>
  (user: User): Outcome<User, undefined> => {
    const { mysteryItems } = user.purchased.plan
    const keys = moments.flatMap((at) => mysterySetOf(catalogue, at)?.pieces.map(({ key }) => key) ?? [])
    const fresh: ReadonlyArray<GearKey> = [...new Set(keys)].filter(
      (key) => !ownsGear(user, key) && !mysteryItems.includes(key),
    )
    if (fresh.length === 0) return outcome(user)
    return outcome(withPlan(user, { mysteryItems: [...mysteryItems, ...fresh] }), [
      { type: 'MysteryItemsReceived', gear: fresh },
    ])
  }
