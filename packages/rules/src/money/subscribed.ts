import { fromIso, type Instant } from '../kernel/index.ts'
import { isSubscribed, type Plan, type User } from '../model/index.ts'

/** The plan names a customer and has not ended. Reference, rules 14.1. */
export const isSubscribedAt = ({ purchased }: User, now: Instant): boolean =>
  isSubscribed(purchased) && !hasEnded(purchased.plan, now)

/** The end of the plan lies before this instant; at the very instant neither runs nor has ended. */
export const hasEndedBefore = ({ dateTerminated }: Plan, now: Instant): boolean =>
  dateTerminated !== undefined && fromIso(dateTerminated) < now

const hasEnded = ({ dateTerminated }: Plan, now: Instant): boolean =>
  dateTerminated !== undefined && fromIso(dateTerminated) <= now
