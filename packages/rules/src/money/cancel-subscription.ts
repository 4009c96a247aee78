import * as E from 'fp-ts/lib/Either.js'
import { DAY, fromIso, type Instant, type IsoInstant, outcome, refuse, type Rule, toIso } from '../kernel/index.ts'
import { isSubscribed, type Plan, type User } from '../model/index.ts'
import { GROUP_CUSTOMER } from './group-customer.ts'
import { withPlan } from './with-plan.ts'

/** `nextBill`: when the provider would have charged again, where it is known. */
export type CancelSubscription = { readonly nextBill?: IsoInstant }

/** Days until a bill nobody knows, and days that a month kept for later stands for. Reference, rules 14.5. */
const DAYS = { unknownBill: 30, ofGroup: 2, keptMonth: 30.5 } as const

/**
 * Ends a subscription with what is paid for; its perks last until then. An end that is later already stays.
 * Reference, rules 14.5.
 */
export const cancelSubscription: Rule<'now', CancelSubscription, 'missingSubscription', User, undefined> =
  ({ now }) =>
  ({ nextBill }) =>
  (user) => {
    if (!isSubscribed(user.purchased)) return refuse('missingSubscription')
    const { dateTerminated } = user.purchased.plan
    const end = endOf(user.purchased.plan, nextBill, now)
    const later = dateTerminated === undefined ? end : Math.max(end, fromIso(dateTerminated))
    const cancelled = withPlan(user, { dateTerminated: toIso(later), extraMonths: 0 })
    return E.right(outcome(cancelled, [{ type: 'SubscriptionCancelled', until: toIso(later) }]))
  }

const endOf = ({ customerId, extraMonths }: Plan, nextBill: IsoInstant | undefined, now: Instant): Instant => {
  const unknown = customerId === GROUP_CUSTOMER ? DAYS.ofGroup : DAYS.unknownBill
  const untilBill = nextBill === undefined ? unknown : (fromIso(nextBill) - now) / DAY
  const kept = Math.ceil(DAYS.keptMonth * Math.max(0, extraMonths))
  return (Math.floor(now / DAY) + Math.round(untilBill + kept)) * DAY
}
