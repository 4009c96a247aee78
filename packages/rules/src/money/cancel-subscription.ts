import * as E from 'fp-ts/lib/Either.js'
import { DAY, fromIso, type Instant, type IsoInstant, outcome, refuse, type Rule, toIso } from '../kernel/index.ts'
import { isSubscribed, type Plan, type User } from '../model/index.ts'
import { GROUP_CUSTOMER } from './group-customer.ts'
import { withPlan } from './with-plan.ts'

/**
 * `nextBill`: when the provider would have charged next; the date that the plan notes unless it is told. `subscription`: the one that its provider reports as
 * ended, however late; another one goes on, and a known end stays.
 */
export type CancelSubscription = { readonly nextBill?: IsoInstant; readonly subscription?: string }

/** Days until the next bill if it is unknown, and days for each month kept for later. docs/reference/rules.md 14.5. */
const DAYS = { unknownBill: 30, ofGroup: 2, keptMonth: 30.5 } as const

/**
 * Cancels a subscription at the end of the paid time; its perks last until then. A later end that is already set stays.
 * docs/reference/rules.md 14.5.
 */
export const cancelSubscription: Rule<'now', CancelSubscription, 'missingSubscription', User, undefined> =
  ({ now }) =>
  ({ nextBill, subscription }) =>
  (user) => {
    const { dateTerminated, subscriptionId } = user.purchased.plan
    if (subscription !== undefined && (subscription !== subscriptionId || dateTerminated !== undefined))
      return E.right(outcome(user))
    if (!isSubscribed(user.purchased)) return refuse('missingSubscription')
    const end = endOf(user.purchased.plan, nextBill, now)
    const later = dateTerminated === undefined ? end : Math.max(end, fromIso(dateTerminated))
    const cancelled = withPlan(user, { dateTerminated: toIso(later), extraMonths: 0 })
    return E.right(outcome(cancelled, [{ type: 'SubscriptionCancelled', until: toIso(later) }]))
  }

const endOf = (plan: Plan, providerDate: IsoInstant | undefined, now: Instant): Instant => {
  const { customerId, extraMonths, nextBillingDate } = plan
  const unknown = customerId === GROUP_CUSTOMER ? DAYS.ofGroup : DAYS.unknownBill
  const noted = nextBillingDate !== undefined && fromIso(nextBillingDate) > now ? nextBillingDate : undefined
  const nextBill = providerDate ?? noted
  const untilBill = nextBill === undefined ? unknown : (fromIso(nextBill) - now) / DAY
  const extraDays = Math.ceil(DAYS.keptMonth * Math.max(0, extraMonths))
  return (Math.floor(now / DAY) + Math.round(untilBill + extraDays)) * DAY
}
