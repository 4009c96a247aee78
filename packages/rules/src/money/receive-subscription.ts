import type { Catalogue, SubscriptionBlock } from '../catalogue/index.ts'
import { andThen, fromIso, type Instant, type Outcome, outcome, toIso } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { monthsLater } from './months/month.ts'
import { purchasePerks } from './purchase-perks.ts'
import { isSubscribedAt } from './subscribed.ts'
import { withPlan } from './with-plan.ts'

/** The customer id where a subscription does not renew. */
const GIFT_CUSTOMER = 'Gift'

/**
 * Adds months that do not renew, given or bought: as extra months of a renewing subscription, else after the current
 * end. docs/reference/rules.md 14.5.
 */
export const receiveSubscription =
  (catalogue: Catalogue, now: Instant) =>
  (block: SubscriptionBlock) =>
  (user: User): Outcome<User, undefined> => {
    const wasSubscribed = isSubscribedAt(user, now)
    const perks = purchasePerks(catalogue, now)({ block, monthsBought: block.months, recurring: false, wasSubscribed })
    const received = isRecurring(user) ? withExtraMonths(user, block.months) : withLaterEnd(user, block.months, now)
    return andThen(perks)(outcome(received, [{ type: 'SubscriptionReceived', block: block.key }]))
  }

const isRecurring = ({ purchased: { plan } }: User): boolean =>
  Boolean(plan.customerId) && plan.dateTerminated === undefined

const withExtraMonths = (user: User, months: number): User =>
  withPlan(user, { extraMonths: user.purchased.plan.extraMonths + months })

const withLaterEnd = (user: User, months: number, now: Instant): User => {
  const { customerId, dateTerminated } = user.purchased.plan
  const at = toIso(now)
  const end = dateTerminated === undefined ? now : fromIso(dateTerminated)
  return withPlan(user, {
    dateTerminated: toIso(monthsLater(Math.max(now, end), months)),
    dateCurrentTypeCreated: at,
    ...(end > now ? {} : { dateCreated: at }),
    ...(isSubscribedAt(user, now) ? {} : { dateUpdated: at }),
    customerId: customerId || GIFT_CUSTOMER,
  })
}
