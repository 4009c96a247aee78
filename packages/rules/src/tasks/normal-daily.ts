import { calendarDay, dateOf, type DayClock, midnightOf, withDueDates } from '../calendar/index.ts'
import { fromIso, type Instant, toIso } from '../kernel/index.ts'
import type { Daily } from '../model/index.ts'

/**
 * A daily as it is kept: its start at 00:00 of its date in the player's zone, a monthly rule with a day to go by, and
 * its due dates worked out. Reference, rules 4.4 and 4.5.
 */
export const normalDaily = (daily: Daily, { clock, now }: { readonly clock: DayClock; readonly now: Instant }): Daily =>
  withDueDates(withMonthDay(withStart(daily, clock), clock), clock, now)

/** The date of the start is read in the zone of now; west of where it was set, it is the day before. */
const withStart = (daily: Daily, clock: DayClock): Daily => {
  if (daily.startDate === null) return daily
  const startDate = toIso(midnightOf(clock, calendarDay(clock, fromIso(daily.startDate))))
  return startDate === daily.startDate ? daily : { ...daily, startDate }
}

/** A monthly rule without dates and weeks would mean every day; it means the date of the start. */
const withMonthDay = (daily: Daily, clock: DayClock): Daily =>
  daily.frequency === 'monthly' && daily.daysOfMonth.length === 0 && daily.weeksOfMonth.length === 0
    ? followingStart(daily, clock)
    : daily

/** A monthly rule by date goes by the date of the start alone. */
export const followingStart = (daily: Daily, clock: DayClock): Daily => {
  if (daily.startDate === null) return daily
  const { date } = dateOf(calendarDay(clock, fromIso(daily.startDate)))
  return daily.daysOfMonth.length === 1 && daily.daysOfMonth[0] === date ? daily : { ...daily, daysOfMonth: [date] }
}
