import { DAY, fromIso, type Instant } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

/** Rebirth costs nothing from this level on, once in so many days. Reference, rules 5.2. */
const FREE_REBIRTH = { level: 100, days: 45 } as const

/** Would a new beginning be free now? */
export const isRebirthFree = ({ stats, flags }: User, now: Instant): boolean =>
  stats.lvl >= FREE_REBIRTH.level &&
  (flags.lastFreeRebirth === undefined || now - fromIso(flags.lastFreeRebirth) >= FREE_REBIRTH.days * DAY)
