import { DAY, fromIso, type Instant, toIso } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'

/** No change of zone puts a stored instant further in the future than this; anything beyond comes from a wrong clock. */
const TOLERANCE = 2 * DAY

/** Whether a stored instant is so far in the future that the clock behind it was wrong. docs/decisions/070-a-clock-that-ran-ahead.md. */
export const isFromWrongClock = (stored: Instant, now: Instant): boolean => stored - now > TOLERANCE

/** Whether the player's last new day comes from a wrong clock. docs/decisions/070-a-clock-that-ran-ahead.md. */
export const isDayFromWrongClock = ({ lastCron }: Pick<User, 'lastCron'>, now: Instant): boolean =>
  isFromWrongClock(fromIso(lastCron), now)

/** Resets a last new day from a wrong clock to now, so that tomorrow is a new day again. */
export const withDayTakenBack = (user: User, now: Instant): User =>
  isDayFromWrongClock(user, now) ? { ...user, lastCron: toIso(now) } : user
