import { type DayClock, toIsoDay, userDay } from '@daykeep/rules/calendar'
import type { Instant } from '@daykeep/rules/kernel'

/** The player's clock, and the instant at which the form was opened. */
export type FormClock = { readonly clock: DayClock; readonly now: Instant }

/** The player's today, as forms hold a date: `2026-11-21`. */
export const todayIso = ({ clock, now }: FormClock): string => toIsoDay(userDay(clock, now))
