import { type DayClock, dayClockOf, toIsoDay, userDay } from '@daykeep/rules/calendar'
import type { Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import type { Zone } from '@daykeep/rules/reminders'
import { playerOffsets } from '../../../dates/index.ts'

/** The player's clock, the instant at which the form was opened, and the player's offset at any other one (see `Zone`). */
export type FormClock = { readonly clock: DayClock; readonly now: Instant } & Pick<Zone, 'offsetAt'>

/** The clock of a form that is opened now. */
export const formClockOf = (user: User, now: Instant, deviceOffsetAt?: Zone['offsetAt']): FormClock => {
  const clock = dayClockOf(user)
  return { clock, now, offsetAt: playerOffsets(clock.timezoneOffset, now, deviceOffsetAt) }
}

/** The player's today, as forms hold a date: `2026-11-21`. */
export const todayIso = ({ clock, now }: Pick<FormClock, 'clock' | 'now'>): string => toIsoDay(userDay(clock, now))
