import type { Catalogue } from '../../catalogue/index.ts'
import { andThen, type Instant, type Outcome, outcome, toIso } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { monthsLater } from './month.ts'
import { receiveMysteryPieces } from '../mystery-pieces.ts'
import { planContext } from '../plan-context.ts'
import { isSubscribedAt } from '../subscribed.ts'
import { gainHourglasses, withPlan } from '../with-plan.ts'

/**
 * Perks of one month of a subscription. `gemCap`: extra gems for gold; `mostGemCap`: their maximum.
 * docs/reference/rules.md 14.3.
 */
export const MONTH_PERKS = { hourglasses: 1, gemCap: 2, mostGemCap: 26 } as const

/**
 * Gives a subscriber the perks of each calendar month begun since the last time: mystery pieces, an hourglass and a
 * higher gem cap. A plan that has ended gives nothing.
 */
export const payMonths =
  (catalogue: Catalogue, now: Instant) =>
  (user: User): Outcome<User, undefined> => {
    if (!isSubscribedAt(user, now)) return outcome(user)
    const { elapsedMonths } = planContext(user.purchased.plan, now)
    if (elapsedMonths <= 0) return outcome(user)
    const months = Array.from({ length: elapsedMonths }, (_, index) => monthsLater(now, index + 1 - elapsedMonths))
    const count = elapsedMonths * MONTH_PERKS.hourglasses
    const counted = andThen((subscriber: User) => outcome(withMonths(subscriber, elapsedMonths, now)))
    const rewarded = andThen(gainHourglasses({ count, transaction: 'subscription_perks', now }))
    return rewarded(counted(receiveMysteryPieces(catalogue, months)(user)))
  }

const withMonths = (user: User, months: number, now: Instant): User => {
  const { consecutive, cumulativeCount } = user.purchased.plan
  const gemCapExtra = Math.min(MONTH_PERKS.mostGemCap, consecutive.gemCapExtra + MONTH_PERKS.gemCap * months)
  return withPlan(user, {
    dateUpdated: toIso(now),
    cumulativeCount: cumulativeCount + months,
    consecutive: { ...consecutive, count: consecutive.count + months, gemCapExtra },
  })
}
