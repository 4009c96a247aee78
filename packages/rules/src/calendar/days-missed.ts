import { fromIso, type Instant, MINUTE, toIso } from '../kernel/index.ts'
import { type User, withPreferences } from '../model/index.ts'
import { type DayClock, dayClockOf, inZone } from './day-clock.ts'
import { daysSince } from './user-day.ts'

/** How many new days wait for the player, and the player as the check leaves them. Only days above 0 count. */
export type DaysMissed = { readonly days: number; readonly user: User }

/**
 * The user days that have begun since the last new day, for a player whose zone may have moved meanwhile.
 * `offset`: minutes to add to local time as the client reports them, absent if it reports none. A clock that stepped
 * back never brings the same day twice. Reference, rules 3.3.
 */
export const daysMissed = (user: User, offset: number | undefined, now: Instant): DaysMissed => {
  const before = dayClockOf(user)
  const moved = withOffset(user, offset)
  const clock = dayClockOf(moved)
  const last = inZone(clock, user.preferences.timezoneOffsetAtLastCron ?? before.timezoneOffset)
  const days = daysSince(clock, fromIso(user.lastCron), now)
  return last.timezoneOffset < clock.timezoneOffset
    ? afterStepBack(moved, { last, clock, days, now })
    : { days, user: moved }
}

/** What a client's time zone header says: nothing when it is absent or no number; an empty one says 0. */
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
  const back = (clock.timezoneOffset - last.timezoneOffset) * MINUTE
  const daysInOldZone = daysSince(last, fromIso(user.lastCron), now - back)
  if (daysInOldZone > 0) return { days: Math.min(daysInOldZone, days), user }
  return { days: 0, user: days > 0 ? countedAlready(user, clock, back) : user }
}

/** The last new day at the same wall time in the new zone, so that the day it began is not counted again. */
const countedAlready = (user: User, clock: DayClock, back: number): User => ({
  ...withPreferences(user, { timezoneOffsetAtLastCron: clock.timezoneOffset }),
  lastCron: toIso(fromIso(user.lastCron) + back),
})
