import type { Catalogue, SubscriptionBlock } from '../content/catalogue.ts'
import { followedBy } from '../inventory/index.ts'
import { fromIso, type Instant, type Outcome, outcome, toIso } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { monthsLater } from './month.ts'
import { purchasePerks } from './purchase-perks.ts'
import { isSubscribedAt } from './subscribed.ts'
import { withPlan } from './with-plan.ts'

/** What stands for a customer where a subscription does not renew itself. */
export const GIFT_CUSTOMER = 'Gift'

/**
 * Months that do not renew themselves, given or bought: added to a subscription that does, else to the end of what
 * there is. Reference, rules 14.5.
 */
export const receiveSubscription =
  (catalogue: Catalogue, now: Instant) =>
  (block: SubscriptionBlock) =>
  (user: User): Outcome<User, undefined> => {
    const wasSubscribed = isSubscribedAt(user, now)
    const perks = purchasePerks(catalogue, now)({ block, monthsBought: block.months, recurring: false, wasSubscribed })
    const received = isRecurring(user) ? withExtraMonths(user, block.months) : withLaterEnd(user, block.months, now)
    return followedBy(perks)(outcome(received, [{ type: 'SubscriptionReceived', block: block.key }]))
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
