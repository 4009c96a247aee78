import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../../content/catalogue.ts'
import { followedBy } from '../../inventory/index.ts'
import { fromIso, type Instant, type Outcome, outcome, toIso } from '../../kernel/index.ts'
import {
  cancelSubscription,
  GROUP_CUSTOMER,
  isSubscribedAt,
  monthsBetween,
  perksOfAnyPurchase,
  SUBSCRIBER_PET,
} from '../../money/index.ts'
import { type Plan, type User, withItems } from '../../model/index.ts'

/** The plan of those who subscribe through a group. Reference, rules 14.6. */
export const GROUP_PLAN = 'group_plan_auto'

/** Plans that a group's does not take the place of: bought in an app store, or given for life. */
const LASTING = { methods: ['Google', 'Apple'], customer: 'habitrpg' } as const

/** Does the player keep the plan they have when they come into a group with one? */
export const keepsOwnPlan = (user: User, now: Instant): boolean => {
  const { customerId, paymentMethod, dateTerminated } = user.purchased.plan
  if (!isSubscribedAt(user, now)) return false
  if (customerId === LASTING.customer || LASTING.methods.some((method) => method === paymentMethod)) return true
  return customerId === GROUP_CUSTOMER && dateTerminated === undefined
}

/**
 * The player with the plan of a group, the pieces of the month, and the animals of subscribers. Hourglasses, mystery
 * items and what is already paid for stay; a subscription of their own ends. Reference, rules 14.6.
 */
export const withPlanOfGroup =
  (catalogue: Catalogue, now: Instant) =>
  (user: User): Outcome<User, undefined> => {
    if (keepsOwnPlan(user, now)) return outcome(user)
    const subscribed = followedBy((former: User) => outcome(subscribedByGroup(former, now)))(ownPlanEnded(user, now))
    return followedBy(perksOfAnyPurchase(catalogue, now))(subscribed)
  }

/** The player with their own subscription cancelled, which leaves an end to count what is paid for. */
const ownPlanEnded = (user: User, now: Instant): Outcome<User, undefined> => {
  const { customerId, dateTerminated } = user.purchased.plan
  const renews = isSubscribedAt(user, now) && dateTerminated === undefined && customerId !== GROUP_CUSTOMER
  const cancelled = renews ? cancelSubscription({ now })({})(user) : E.right(outcome(user))
  return E.isLeft(cancelled) ? outcome(user) : cancelled.right
}

const subscribedByGroup = (user: User, now: Instant): User => {
  const { plan } = user.purchased
  const { dateTerminated, subscriptionId: _ended, ...rest } = plan
  const end = dateTerminated === undefined ? now : fromIso(dateTerminated)
  const at = toIso(now)
  const given: Plan = {
    ...rest,
    planId: GROUP_PLAN,
    customerId: GROUP_CUSTOMER,
    paymentMethod: 'groupPlan',
    quantity: 1,
    extraMonths: plan.extraMonths + (end > now ? monthsBetween(now, end) : 0),
    consecutive: isSubscribedAt(user, now) ? plan.consecutive : { ...plan.consecutive, gemCapExtra: 0, count: 0 },
    dateCreated: plan.dateCreated ?? at,
    dateCurrentTypeCreated: at,
    dateUpdated: at,
  }
  const planned = { ...user, purchased: { ...user.purchased, plan: given } }
  return withItems(planned, { mounts: { ...user.items.mounts, [SUBSCRIBER_PET]: true } })
}

/** The player whose last group with a plan is gone: it ends soon, and after the months paid for before. */
export const withoutPlanOfGroup = (user: User, now: Instant): Outcome<User, undefined> => {
  const { plan } = user.purchased
  if (plan.customerId !== GROUP_CUSTOMER || plan.dateTerminated !== undefined) return outcome(user)
  const cancelled = cancelSubscription({ now })({})(user)
  return E.isLeft(cancelled) ? outcome(user) : cancelled.right
}
