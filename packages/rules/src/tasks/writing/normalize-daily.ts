import {
  calendarDay,
  dateOf,
  type DayClock,
  DAYS_DONE,
  midnightOf,
  toIsoDay,
  userDay,
  withDueDates,
} from '../../calendar/index.ts'
import { fromIso, type Instant, toIso } from '../../kernel/index.ts'
import type { Daily } from '../../model/index.ts'

/**
 * Normalizes a daily for storage: moves its start to 00:00 of that date in the player's time zone, gives a monthly
 * rule without a day the day of the start, and computes its due dates. docs/reference/rules.md 4.4 and 4.5.
 */
export const normalizeDaily = (
  daily: Daily,
  { clock, now }: { readonly clock: DayClock; readonly now: Instant },
): Daily => withDueDates(withDaysDone(withMonthDay(withStart(daily, clock), clock), clock), clock, now)

/** Reads the start in the player's current time zone; further west than where it was set, it becomes the day before. */
const withStart = (daily: Daily, clock: DayClock): Daily => {
  if (daily.startDate === null) return daily
  const startDate = toIso(midnightOf(clock, calendarDay(clock, fromIso(daily.startDate))))
  return startDate === daily.startDate ? daily : { ...daily, startDate }
}

/** A monthly rule with neither dates nor weeks would be due every day, so it gets the date of the start. */
const withMonthDay = (daily: Daily, clock: DayClock): Daily =>
  daily.frequency === 'monthly' && daily.daysOfMonth.length === 0 && daily.weeksOfMonth.length === 0
    ? followingStart(daily, clock)
    : daily

/** A daily that begins to recur counts what its history tells. */
const withDaysDone = (daily: Daily, clock: DayClock): Daily => {
  if (daily.recurrence === undefined || daily.doneOn !== undefined) return daily
  const done = daily.history.filter(({ completed }) => completed === true)
  return { ...daily, doneOn: done.slice(-DAYS_DONE).map(({ date }) => toIsoDay(userDay(clock, date))) }
}

/** Makes the date of the start the only day of a monthly rule by date. */
export const followingStart = (daily: Daily, clock: DayClock): Daily => {
  if (daily.startDate === null) return daily
  const { date } = dateOf(calendarDay(clock, fromIso(daily.startDate)))
  return daily.daysOfMonth.length === 1 && daily.daysOfMonth[0] === date ? daily : { ...daily, daysOfMonth: [date] }
}
