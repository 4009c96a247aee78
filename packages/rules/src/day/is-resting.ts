import { type Day, toIsoDay, userDay } from '../calendar/index.ts'
import type { Preferences, User } from '../model/index.ts'
import type { DayContext } from './day-step.ts'

/** Whether nothing of the day that ended can hurt: the player rests at the inn, or had time off on that day. docs/decisions/121-gentle-days.md. */
export const isResting = ({ clock, now }: Pick<DayContext, 'clock' | 'now'>, { preferences }: User): boolean =>
  preferences.sleep || isTimeOff(preferences, userDay(clock, now) - 1)

/** Whether a user day is in the player's time off, its first and last day included. */
export const isTimeOff = ({ timeOffFrom, timeOffUntil }: Preferences, day: Day): boolean => {
  if (timeOffFrom === undefined || timeOffUntil === undefined) return false
  const date = toIsoDay(day)
  return timeOffFrom <= date && date <= timeOffUntil
}
