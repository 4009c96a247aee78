import { dayClockOf, userDay } from '../../calendar/index.ts'
import { fromIso, type Instant } from '../../kernel/index.ts'
import { isSubscribed, type User } from '../../model/index.ts'
import type { Totals } from '../../stats/index.ts'

/** The maximum number of drops per user day, twice as many for subscribers. docs/reference/rules.md 2.12 step 3. */
export const dropCap = (user: User, { per }: Totals): number =>
  (isSubscribed(user.purchased) ? 2 : 1) * (5 + Math.floor(per / 25) + (user.contributor.level ?? 0))

/** Whether the player has reached the cap on this user day. Drops of earlier days do not count. */
export const isDropCapReached = (user: User, totals: Totals, now: Instant): boolean => {
  const { count, date } = user.items.lastDrop
  if (count < dropCap(user, totals)) return false
  const clock = dayClockOf(user)
  return userDay(clock, fromIso(date)) === userDay(clock, now)
}
