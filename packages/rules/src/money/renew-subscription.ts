import * as E from 'fp-ts/lib/Either.js'
import { fromIso, type IsoInstant, outcome, type Rule } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { withPlan } from './with-plan.ts'

/** `billed` and `nextBill`: when the provider charged, and when it will next. */
export type RenewSubscription = {
  readonly subscription: string
  readonly billed: IsoInstant
  readonly nextBill?: IsoInstant
}

/**
 * Notes a bill that was paid. It brings nothing itself: the perks of a month come with its first new day. A later bill
 * that is known stays. docs/reference/rules.md 14.3.
 */
export const renewSubscription: Rule<never, RenewSubscription, never, User, undefined> =
  () =>
  ({ subscription, billed, nextBill }) =>
  (user) => {
    const { plan } = user.purchased
    if (plan.subscriptionId !== subscription) return E.right(outcome(user))
    const isKnown = plan.lastBillingDate !== undefined && fromIso(plan.lastBillingDate) >= fromIso(billed)
    if (isKnown) return E.right(outcome(user))
    return E.right(
      outcome(
        withPlan(user, { lastBillingDate: billed, ...(nextBill === undefined ? {} : { nextBillingDate: nextBill }) }),
      ),
    )
  }
