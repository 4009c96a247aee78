import { dayClockOf, userDay } from '../calendar/index.ts'
import { fromIso, type Instant } from '../kernel/index.ts'
import { isSubscribed, type User } from '../model/index.ts'
import type { Totals } from '../stats/index.ts'

/** Drops a player may find in one user day; subscribers find twice as many. Reference, rules 2.12 step 3. */
export const dropCap = (user: User, { per }: Totals): number =>
  (isSubscribed(user.purchased) ? 2 : 1) * (5 + Math.floor(per / 25) + (user.contributor.level ?? 0))

/** The player has found all that this user day holds. Finds of an earlier day do not count. */
export const isDropCapReached = (user: User, totals: Totals, now: Instant): boolean => {
  const { count, date } = user.items.lastDrop
  if (count < dropCap(user, totals)) return false
  const clock = dayClockOf(user)
  return userDay(clock, fromIso(date)) === userDay(clock, now)
}
