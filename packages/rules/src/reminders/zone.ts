import { DAY, HOUR, type Instant, MINUTE } from '../kernel/index.ts'
import type { Day, DayClock } from '../calendar/index.ts'

/**
 * A time zone with its daylight saving. `offsetAt`: minutes to add to local time to get UTC, at an instant. `dayStart`: the
 * hour at which the player's day starts, 0 to 24.
 */
export type Zone = { readonly dayStart: number; readonly offsetAt: (at: Instant) => number }

/** A time of the day, in milliseconds after midnight on the clock of the wall. */
export type TimeOfDay = number

/** How days are counted in the zone at an instant. */
export const clockAt = ({ dayStart, offsetAt }: Zone, at: Instant): DayClock => ({
  dayStart,
  timezoneOffset: offsetAt(at),
})

/** What the clock of the wall showed at an instant. */
export const timeOfDayAt = ({ offsetAt }: Zone, at: Instant): TimeOfDay => {
  const local = at - offsetAt(at) * MINUTE
  return ((local % DAY) + DAY) % DAY
}

/**
 * The instant at which a user day has a time of the day. A time before the day start belongs to the night that ends the
 * day. Where the clock is set forward over it, it comes as much later; where it is set back, the first one counts.
 */
export const instantOn = ({ dayStart, offsetAt }: Zone, day: Day, time: TimeOfDay): Instant => {
  const wall = (time >= dayStart * HOUR ? day : day + 1) * DAY + time
  const [before, after] = [wall - DAY, wall + DAY].map((near) => wall + offsetAt(near) * MINUTE) as [Instant, Instant]
  const isShown = (at: Instant): boolean => at - offsetAt(at) * MINUTE === wall
  return isShown(before) || !isShown(after) ? before : after
}
