import * as E from 'fp-ts/lib/Either.js'
import { type Result, type GameEvent, outcome, refuse, type Rule } from '../kernel/index.ts'
import { type Attribute, type User, withStats } from '../model/index.ts'
import { hasClass } from './has-class.ts'

/** `stat`: the attribute that gets the point, strength by default. */
export type Allocate = { readonly stat?: Attribute }

type Refusals = 'classNotSelected' | 'notEnoughAttrPoints'

/** Places one point; a point of intelligence also brings one of mana. docs/reference/rules.md 1.6. */
export const allocate: Rule<never, Allocate, Refusals, User, undefined> =
  () =>
  ({ stat = 'str' }) =>
  (user) => {
    const check = playerWithPoints(user, 1)
    return E.isLeft(check) ? check : E.right(allocatePoints(user, { [stat]: 1 }))
  }

/** The player, if they have a class, at least one point, and as many as required. */
export const playerWithPoints = (
  user: User,
  required: number,
): Result<'classNotSelected' | 'notEnoughAttrPoints', User> => {
  if (!hasClass(user)) return refuse('classNotSelected')
  if (user.stats.points <= 0 || required > user.stats.points) return refuse('notEnoughAttrPoints')
  return E.right(user)
}

/** The player with points moved to attributes. */
export const allocatePoints = (user: User, points: Partial<Record<Attribute, number>>) => {
  const { str = 0, int = 0, con = 0, per = 0 } = points
  const total = str + int + con + per
  if (total === 0) return outcome(user)
  const { stats } = user
  const allocated: GameEvent = { type: 'PointsAllocated', points: { ...points } }
  return outcome(
    withStats(user, {
      points: stats.points - total,
      mp: stats.mp + int,
      str: stats.str + str,
      int: stats.int + int,
      con: stats.con + con,
      per: stats.per + per,
    }),
    [allocated],
  )
}
