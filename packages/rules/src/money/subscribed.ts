import { fromIso, type Instant } from '../kernel/index.ts'
import { isSubscribed, type Plan, type User } from '../model/index.ts'
import { GROUP_CUSTOMER } from './group-customer.ts'

/** Whether the plan names a customer and has not ended. docs/reference/rules.md 14.1. */
export const isSubscribedAt = ({ purchased }: User, now: Instant): boolean =>
  isSubscribed(purchased) && !hasEnded(purchased.plan, now)

/** Whether a subscription of the player's own goes on to be charged: it was not cancelled. A group plan is paid by its group. */
export const isCharged = ({ purchased }: Pick<User, 'purchased'>): boolean =>
  isSubscribed(purchased) && purchased.plan.dateTerminated === undefined && purchased.plan.customerId !== GROUP_CUSTOMER

/** Whether the plan ended before this instant. At the exact instant it neither runs nor has ended. */
export const hasEndedBefore = ({ dateTerminated }: Plan, now: Instant): boolean =>
  dateTerminated !== undefined && fromIso(dateTerminated) < now

const hasEnded = ({ dateTerminated }: Plan, now: Instant): boolean =>
  dateTerminated !== undefined && fromIso(dateTerminated) <= now
