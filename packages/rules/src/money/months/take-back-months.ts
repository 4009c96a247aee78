import * as E from 'fp-ts/lib/Either.js'
import { fromIso, outcome, type Rule, toIso } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { monthsLater } from './month.ts'
import { isSubscribedAt } from '../subscribed.ts'
import { withPlan } from '../with-plan.ts'

export type TakeBackMonths = { readonly months: number }

/**
 * Takes back months that do not renew and whose price was paid back: first those kept for later, then from the end of
 * the plan, which ends now at the earliest. What the months brought so far stays. docs/decisions/093-money-that-goes-back.md.
 */
export const takeBackMonths: Rule<'now', TakeBackMonths, never, User, undefined> =
  ({ now }) =>
  ({ months }) =>
  (user) => {
    if (!isSubscribedAt(user, now)) return E.right(outcome(user))
    const { dateTerminated, extraMonths } = user.purchased.plan
    if (dateTerminated === undefined)
      return E.right(outcome(withPlan(user, { extraMonths: Math.max(0, extraMonths - months) })))
    const until = toIso(Math.max(now, monthsLater(fromIso(dateTerminated), -months)))
    return E.right(outcome(withPlan(user, { dateTerminated: until }), [{ type: 'SubscriptionCancelled', until }]))
  }
