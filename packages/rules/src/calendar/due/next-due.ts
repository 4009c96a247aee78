import { type Instant, type IsoInstant, toIso } from '../../kernel/index.ts'
import type { Recurrence } from '../../model/index.ts'
import { dateOf, type Day, dayOf, daysInMonth, type DayClock, midnightOf, userDay } from '../days/index.ts'
import { isRecurring, nextAfterDone, type Recurring } from './recurrence.ts'
import { isDueOn, monthsBetween, type Schedule, startOf } from './schedule.ts'

/** The number of upcoming due dates that a daily stores. docs/reference/application.md 9. */
export const UPCOMING = 6

/** Limit of the search: enough periods to find a fifth weekday, and an end for schedules that are never due. */
const PERIODS_SEARCHED = 60

/** The rest of a month in which a target is reached, and the days of the next one. */
const DAYS_SEARCHED = 40

/** The first six days after the user day of an instant on which a daily is due. docs/reference/rules.md 4.3. */
export const nextDueDays = (schedule: Schedule, clock: DayClock, at: Instant): ReadonlyArray<Day> => {
  const start = startOf(schedule, clock)
  if (start === undefined) return []
  if (schedule.recurrence !== undefined)
    return nextRecurring(schedule.recurrence, { clock, start, doneOn: schedule.doneOn }, at)
  if (!canBeDue(schedule)) return []
  const first = Math.max(start, userDay(clock, at) + 1)
  const dueDays: Day[] = []
  for (let period = 0; period < PERIODS_SEARCHED && dueDays.length < UPCOMING; period += 1)
    collectDueDays(schedule, { start, first, period }, dueDays)
  return dueDays
}

/**
 * Of one that is due so many times a week or month: the next days on which it is, if it is not done. Of one that is due after it was done:
 * those on which it will be if it is done each time.
 */
const nextRecurring = (recurrence: Recurrence, recurring: Recurring, at: Instant): ReadonlyArray<Day> => {
  const today = userDay(recurring.clock, at)
  if (recurrence.type === 'times') {
    const first = Math.max(recurring.start, today + 1)
    const days = Array.from({ length: DAYS_SEARCHED }, (_, index) => first + index)
    return days.filter((day) => isRecurring(recurrence, recurring, day)).slice(0, UPCOMING)
  }
  const next = nextAfterDone(recurrence.days, recurring, today)
  const days = Array.from({ length: UPCOMING + 1 }, (_, index) => next + index * recurrence.days)
  return days.filter((day) => day > today).slice(0, UPCOMING)
}

/** The same days as stored: 00:00 in the player's zone. */
export const nextDue = (schedule: Schedule, clock: DayClock, at: Instant): ReadonlyArray<IsoInstant> =>
  nextDueDays(schedule, clock, at).map((day) => toIso(midnightOf(clock, day)))

/** Forms refuse a monthly schedule without dates or weeks; those stored by older clients have no upcoming dates. */
const canBeDue = ({ frequency, repeat, daysOfMonth, weeksOfMonth }: Schedule): boolean => {
  const someWeekday = Object.values(repeat).some(Boolean)
  if (frequency === 'weekly') return someWeekday
  if (frequency !== 'monthly') return true
  return weeksOfMonth.length > 0 ? someWeekday : daysOfMonth.length > 0
}

type Search = { readonly start: Day; readonly first: Day; readonly period: number }

/** Adds the due days of one period of the schedule: the `period`-th that does not end before `first`. */
const collectDueDays = (schedule: Schedule, search: Search, dueDays: Day[]): void => {
  const [from, to] = daysOfPeriod(schedule, search)
  for (let day = Math.max(from, search.first); day <= to && dueDays.length < UPCOMING; day += 1)
    if (isDueOn(schedule, search.start, day)) dueDays.push(day)
}

/** The first and last day on which a period may be due. */
const daysOfPeriod = ({ frequency, everyX }: Schedule, { start, first, period }: Search): readonly [Day, Day] => {
  switch (frequency) {
    case 'daily': {
      const day = start + (Math.ceil((first - start) / everyX) + period) * everyX
      return [day, day]
    }
    case 'weekly': {
      const from = start + (Math.floor((first - start) / 7 / everyX) + period) * everyX * 7
      return [from, from + 6]
    }
    case 'monthly':
      return monthAfter(start, (Math.floor(monthsFrom(start, first) / everyX) + period) * everyX)
    case 'yearly':
      return anniversaryAfter(start, (Math.floor(monthsFrom(start, first) / 12 / everyX) + period) * everyX)
  }
  return [0, -1]
}

const monthsFrom = (start: Day, day: Day): number => monthsBetween(dateOf(start), dateOf(day))

const monthAfter = (start: Day, months: number): readonly [Day, Day] => {
  const { year, month } = dateOf(start)
  return [dayOf(year, month + months, 1), dayOf(year, month + months + 1, 0)]
}

/** The anniversary and the day after it, since both 28 and 29 February can be due. */
const anniversaryAfter = (start: Day, years: number): readonly [Day, Day] => {
  const { year, month, date } = dateOf(start)
  const day = dayOf(year + years, month, Math.min(date, daysInMonth(year + years, month)))
  return [day, day + 1]
}
