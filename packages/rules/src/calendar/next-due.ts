import { type Instant, type IsoInstant, toIso } from '../kernel/index.ts'
import { dateOf, type Day, dayOf, daysInMonth } from './day.ts'
import type { DayClock } from './day-clock.ts'
import { isDueOn, monthsBetween, type Schedule, startOf } from './schedule.ts'
import { midnightOf, userDay } from './user-day.ts'

/** How many upcoming due dates a daily stores. Application specification, section 9. */
export const UPCOMING = 6

/** Periods searched before giving up: enough for a fifth weekday, and an end for what can never be due. */
const PERIODS_SEARCHED = 60

/** The first six days after the user day of an instant on which a daily is due. Reference, rules 4.3. */
export const nextDueDays = (schedule: Schedule, clock: DayClock, at: Instant): ReadonlyArray<Day> => {
  const start = startOf(schedule, clock)
  if (start === undefined || !canBeDue(schedule)) return []
  const first = Math.max(start, userDay(clock, at) + 1)
  const found: Day[] = []
  for (let period = 0; period < PERIODS_SEARCHED && found.length < UPCOMING; period += 1)
    collect(schedule, { start, first, period }, found)
  return found
}

/** The same days as they are stored: 00:00 in the player's zone. */
export const nextDue = (schedule: Schedule, clock: DayClock, at: Instant): ReadonlyArray<IsoInstant> =>
  nextDueDays(schedule, clock, at).map((day) => toIso(midnightOf(clock, day)))

/** A month without dates and weeks is refused in forms; what older clients stored so has no upcoming dates. */
const canBeDue = ({ frequency, repeat, daysOfMonth, weeksOfMonth }: Schedule): boolean => {
  const someWeekday = Object.values(repeat).some(Boolean)
  if (frequency === 'weekly') return someWeekday
  if (frequency !== 'monthly') return true
  return weeksOfMonth.length > 0 ? someWeekday : daysOfMonth.length > 0
}

type Search = { readonly start: Day; readonly first: Day; readonly period: number }

/** Adds the due days of one period of the schedule: the `period`-th that is not over before `first`. */
const collect = (schedule: Schedule, search: Search, found: Day[]): void => {
  const [from, to] = daysOfPeriod(schedule, search)
  for (let day = Math.max(from, search.first); day <= to && found.length < UPCOMING; day += 1)
    if (isDueOn(schedule, search.start, day)) found.push(day)
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

/** The day after is asked as well, for the two days at the end of a February. */
const anniversaryAfter = (start: Day, years: number): readonly [Day, Day] => {
  const { year, month, date } = dateOf(start)
  const day = dayOf(year + years, month, Math.min(date, daysInMonth(year + years, month)))
  return [day, day + 1]
}
