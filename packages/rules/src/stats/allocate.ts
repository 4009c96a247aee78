import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type GameEvent, outcome, refuse, type Rule } from '../kernel/index.ts'
import { Attribute, type User, withStats } from '../model/index.ts'
import { hasClass } from './has-class.ts'

/** `stat`: the attribute that gets the point, strength when none is named. */
export type Allocate = { readonly stat?: string | undefined }

type Refusals = 'invalidAttribute' | 'classNotSelected' | 'notEnoughAttrPoints'

/** The player places one of their points; one of intelligence brings a point of mana. Reference, rules 1.6. */
export const allocate: Rule<never, Allocate, Refusals, User, undefined> =
  () =>
  ({ stat = 'str' }) =>
  (user) => {
    if (!Attribute.is(stat)) return refuse('invalidAttribute', { attr: stat })
    const ready = playerWithPoints(user, 1)
    return E.isLeft(ready) ? ready : E.right(withPlaced(user, { [stat]: 1 }))
  }

/** A player who has a class and at least one point, and no fewer than wanted. */
export const playerWithPoints = (
  user: User,
  wanted: number,
): Answer<'classNotSelected' | 'notEnoughAttrPoints', User> => {
  if (!hasClass(user)) return refuse('classNotSelected')
  if (user.stats.points <= 0 || wanted > user.stats.points) return refuse('notEnoughAttrPoints')
  return E.right(user)
}

/** The player with points moved to attributes. */
export const withPlaced = (user: User, points: Partial<Record<Attribute, number>>) => {
  const { str = 0, int = 0, con = 0, per = 0 } = points
  const placed = str + int + con + per
  if (placed === 0) return outcome(user)
  const { stats } = user
  const allocated: GameEvent = { type: 'PointsAllocated', points: { ...points } }
  return outcome(
    withStats(user, {
      points: stats.points - placed,
      mp: stats.mp + int,
      str: stats.str + str,
      int: stats.int + int,
      con: stats.con + con,
      per: stats.per + per,
    }),
    [allocated],
  )
}
