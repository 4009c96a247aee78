import { fromIso, type Instant, MINUTE, toIso } from '../../kernel/index.ts'
import { type User, withPreferences } from '../../model/index.ts'
import { type DayClock, dayClockOf, inZone } from './day-clock.ts'
import { daysSince } from './user-day.ts'

/** The number of missed days, 0 or less meaning none, and the player with the zone updated. */
export type DaysMissed = { readonly days: number; readonly user: User }

/**
 * Counts the user days that have begun since the last new day, for a player whose zone may have changed.
 * `offset`: minutes to add to local time, as reported by the client, if it does. A clock set back never counts the same day
 * twice. docs/reference/rules.md 3.3.
 */
export const daysMissed = (user: User, offset: number | undefined, now: Instant): DaysMissed => {
  const before = dayClockOf(user)
  const current = withOffset(user, offset)
  const clock = dayClockOf(current)
  const last = inZone(clock, user.preferences.timezoneOffsetAtLastCron ?? before.timezoneOffset)
  const days = daysSince(clock, fromIso(user.lastCron), now)
  return last.timezoneOffset < clock.timezoneOffset
    ? afterStepBack(current, { last, clock, days, now })
    : { days, user: current }
}

/** The offset in a client's time zone header; undefined when it is absent or not a number, 0 when it is empty. */
export const offsetFromHeader = (header: string | undefined): number | undefined => {
  const offset = header === undefined ? Number.NaN : Number(header)
  return Number.isFinite(offset) ? offset : undefined
}

const withOffset = (user: User, offset: number | undefined): User =>
  offset === undefined || offset === user.preferences.timezoneOffset
    ? user
    : withPreferences(user, { timezoneOffset: offset })

type StepBack = { readonly last: DayClock; readonly clock: DayClock; readonly days: number; readonly now: Instant }

const afterStepBack = (user: User, { last, clock, days, now }: StepBack): DaysMissed => {
  const shift = (clock.timezoneOffset - last.timezoneOffset) * MINUTE
  const daysInOldZone = daysSince(last, fromIso(user.lastCron), now - shift)
  if (daysInOldZone > 0) return { days: Math.min(daysInOldZone, days), user }
  return { days: 0, user: days > 0 ? withLastDayShifted(user, clock, shift) : user }
}

/** Moves the last new day to the same wall time in the new zone, so that its day is not counted again. */
const withLastDayShifted = (user: User, clock: DayClock, shift: number): User => ({
  ...withPreferences(user, { timezoneOffsetAtLastCron: clock.timezoneOffset }),
  lastCron: toIso(fromIso(user.lastCron) + shift),
})
