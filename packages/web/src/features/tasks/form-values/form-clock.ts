import { type DayClock, dayClockOf, toIsoDay, userDay } from '@daykeep/rules/calendar'
import type { Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import type { Zone } from '@daykeep/rules/reminders'

/** The player's clock, the instant at which the form was opened, and the player's offset at any other one (see `Zone`). */
export type FormClock = { readonly clock: DayClock; readonly now: Instant } & Pick<Zone, 'offsetAt'>

/**
 * The clock of a form. Where the player's days follow this device, the form knows its daylight saving; whoever has another
 * offset has it all year, as on the server. decision 128
 */
export const formClockOf = (
  user: User,
  now: Instant,
  deviceOffsetAt: Zone['offsetAt'] = (at) => new Date(at).getTimezoneOffset(),
): FormClock => {
  const clock = dayClockOf(user)
  const followsDevice = clock.timezoneOffset === deviceOffsetAt(now)
  return { clock, now, offsetAt: followsDevice ? deviceOffsetAt : () => clock.timezoneOffset }
}

/** The player's today, as forms hold a date: `2026-11-21`. */
export const todayIso = ({ clock, now }: Pick<FormClock, 'clock' | 'now'>): string => toIsoDay(userDay(clock, now))
