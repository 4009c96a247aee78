import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../catalogue/index.ts'
import { andThen, fromIso, type Instant, type IsoInstant, type Outcome, outcome, toIso } from '../kernel/index.ts'
import {
  cancelSubscription,
  GROUP_CUSTOMER,
  isCharged,
  isSubscribedAt,
  monthsBetween,
  perksOfAnyPurchase,
  SUBSCRIBER_PET,
  withoutPlanFields,
  withPlan,
} from '../money/index.ts'
import { type Plan, type User, withItems } from '../model/index.ts'

/** The plan of players who subscribe through a group. docs/reference/rules.md 14.6. */
const GROUP_PLAN = 'group_plan_auto'

/** Plans that a group's plan does not replace: bought in an app store, or granted for life. */
const LASTING = { methods: ['Google', 'Apple'], customer: 'habitrpg' } as const

const DATES_OF_BILLS = ['lastBillingDate', 'nextBillingDate', 'nextPaymentProcessing'] as const

/** Does the player keep their own plan on joining a group that has one? */
const keepsOwnPlan = (user: User, now: Instant): boolean => {
  const { customerId, dateTerminated } = user.purchased.plan
  if (!isSubscribedAt(user, now)) return false
  return isLasting(user) || (customerId === GROUP_CUSTOMER && dateTerminated === undefined)
}

const isLasting = ({ purchased: { plan } }: User): boolean =>
  plan.customerId === LASTING.customer || LASTING.methods.some((method) => method === plan.paymentMethod)

/** May the player's own plan become that of a group? It goes on to be charged, and can be charged for a group. */
export const canBecomeGroupPlan = (user: User): boolean => isCharged(user) && !isLasting(user)

/**
 * Puts the player on the group's plan, with this month's pieces and the subscriber pet and mount. Hourglasses, mystery
 * items and time already paid for stay; a subscription of their own ends. docs/reference/rules.md 14.6.
 */
export const withPlanOfGroup =
  (catalogue: Catalogue, now: Instant) =>
  (user: User): Outcome<User, undefined> => {
    if (keepsOwnPlan(user, now)) return outcome(user)
    const subscribed = andThen((former: User) => outcome(subscribedByGroup(former, now)))(ownPlanEnded(user, now))
    return andThen(perksOfAnyPurchase(catalogue, now))(subscribed)
  }

/** Puts a player, whose own plan has become that of their group, on it: what is left of the paid time is the group's. */
export const withPlanGivenToGroup =
  (catalogue: Catalogue, now: Instant) =>
  (user: User): Outcome<User, undefined> => {
    const former = withoutPlanFields(withPlan(user, { extraMonths: 0 }), 'owner', ...DATES_OF_BILLS)
    return andThen(perksOfAnyPurchase(catalogue, now))(outcome(subscribedByGroup(former, now)))
  }

/** Cancels the player's own subscription, so that its end tells how much is already paid for. */
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
  const groupPlan: Plan = {
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
  const planned = { ...user, purchased: { ...user.purchased, plan: groupPlan } }
  return withItems(planned, { mounts: { ...user.items.mounts, [SUBSCRIBER_PET]: true } })
}

/** Ends the plan that a member has from their group with that of the group, if it was cancelled. */
export const withPlanUntil = (end: IsoInstant | undefined, user: User, now: Instant): User => {
  if (end === undefined) return user
  const cancelled = cancelSubscription({ now })({ nextBill: end })(user)
  return E.isLeft(cancelled) ? user : cancelled.right.state
}

/**
 * Cancels the plan of a player who has left their last group with a plan. It ends soon, but not before the months paid
 * for earlier.
 */
export const withoutPlanOfGroup = (user: User, now: Instant): Outcome<User, undefined> => {
  const { plan } = user.purchased
  if (plan.customerId !== GROUP_CUSTOMER || plan.dateTerminated !== undefined) return outcome(user)
  const cancelled = cancelSubscription({ now })({})(user)
  return E.isLeft(cancelled) ? outcome(user) : cancelled.right
}
