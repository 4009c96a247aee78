import * as E from 'fp-ts/lib/Either.js'
import { outcome, type Rule } from '../kernel/index.ts'
import { ATTRIBUTES, type Stats, type User } from '../model/index.ts'
import { withPointPlaced } from './automatic-allocation.ts'

/** Places all remaining points by the player's allocation mode; needs no class and brings no mana. docs/reference/rules.md 1.6. */
export const allocateNow: Rule<never, object, never, User, undefined> = () => () => (user) => {
  if (user.stats.points <= 0) return E.right(outcome(user))
  let stats = user.stats
  for (let remaining = user.stats.points; remaining > 0; remaining -= 1)
    stats = withPointPlaced(user.preferences, stats)
  const points = pointsGained(user.stats, stats)
  return E.right(outcome({ ...user, stats: { ...stats, points: 0 } }, [{ type: 'PointsAllocated', points }]))
}

const pointsGained = (before: Stats, after: Stats): Readonly<Record<string, number>> =>
  Object.fromEntries(
    ATTRIBUTES.flatMap((attribute) =>
      after[attribute] === before[attribute] ? [] : [[attribute, after[attribute] - before[attribute]]],
    ),
  )
