import { type DayClock, startOfUserDay } from '@daykeep/rules/calendar'
import { DAY, type Instant } from '@daykeep/rules/kernel'

/** When the player's next day comes if their day begins as this clock says. docs/reference/rules.md 3.1. */
export const nextDayAt = (clock: DayClock, now: Instant): Instant => startOfUserDay(clock, now) + DAY
