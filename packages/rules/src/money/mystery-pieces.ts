import { mysterySetOf } from '../calendar/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { ownsGear } from '../inventory/index.ts'
import { type Instant, type Outcome, outcome } from '../kernel/index.ts'
import type { GearKey, User } from '../model/index.ts'
import { withPlan } from './with-plan.ts'

/**
 * Sets aside the mystery pieces of these months that the subscriber neither owns nor has waiting. Lost gear counts as
 * not owned. docs/reference/rules.md 14.4.
 */
export const receiveMysteryPieces =
  (catalogue: Catalogue, moments: ReadonlyArray<Instant>) =>
  (user: User): Outcome<User, undefined> => {
    const { mysteryItems } = user.purchased.plan
    const keys = moments.flatMap((at) => mysterySetOf(catalogue, at)?.pieces.map(({ key }) => key) ?? [])
    const newKeys: ReadonlyArray<GearKey> = [...new Set(keys)].filter(
      (key) => !ownsGear(user, key) && !mysteryItems.includes(key),
    )
    if (newKeys.length === 0) return outcome(user)
    return outcome(withPlan(user, { mysteryItems: [...mysteryItems, ...newKeys] }), [
      { type: 'MysteryItemsReceived', gear: newKeys },
    ])
  }
