import { fromIso } from '../../kernel/index.ts'
import { type Daily, type Recurrence, type Repeat, WEEKDAYS } from '../../model/index.ts'
import {
  type CalendarDate,
  dateOf,
  type Day,
  daysInMonth,
  weekdayOf,
  type DayClock,
  calendarDay,
} from '../days/index.ts'
import { isInRange } from './recurrence.ts'

/** The fields of a daily that determine when it is due. */
export type Schedule = Pick<Daily, 'frequency' | 'everyX' | 'startDate' | 'daysOfMonth' | 'weeksOfMonth'> & {
  readonly repeat: Partial<Repeat>
  readonly paused?: boolean | undefined
  readonly recurrence?: Recurrence | undefined
  readonly doneOn?: ReadonlyArray<string> | undefined
  readonly skippedOn?: string | undefined
}

/** The range of intervals. docs/reference/application.md 5. */
export const EVERY = { lowest: 1, highest: 9999 } as const

/** The first day of a schedule in the current zone, or undefined when it never begins or is paused. */
export const startOf = ({ startDate, everyX, paused, recurrence }: Schedule, clock: DayClock): Day | undefined => {
  if (paused === true) return undefined
  if (startDate === null || startDate === undefined) return undefined
  if (!(everyX >= EVERY.lowest && everyX <= EVERY.highest)) return undefined
  if (recurrence !== undefined && !isInRange(recurrence)) return undefined
  const start = calendarDay(clock, fromIso(startDate))
  return Number.isNaN(start) ? undefined : start
}

/** Whether a frequency falls on a day. `start`: the result of `startOf`. docs/reference/rules.md 4.2. */
export const isDueOn = (schedule: Schedule, start: Day, day: Day): boolean => {
  if (day < start) return false
  switch (schedule.frequency) {
    case 'daily':
      return (day - start) % schedule.everyX === 0
    case 'weekly':
      return hasWeekday(schedule.repeat, day) && Math.floor((day - start) / 7) % schedule.everyX === 0
    case 'monthly':
      return isDueInMonth(schedule, dateOf(start), day)
    case 'yearly':
      return isAnniversary(schedule.everyX, dateOf(start), dateOf(day))
  }
  return false
}

/** Older documents omit weekdays that are off. */
const hasWeekday = (repeat: Schedule['repeat'], day: Day): boolean => repeat[WEEKDAYS[weekdayOf(day)] ?? 'su'] ?? false

/** Calendar months from one date to another, ignoring the day of the month. */
export const monthsBetween = (from: CalendarDate, to: CalendarDate): number =>
  (to.year - from.year) * 12 + to.month - from.month

const isDueInMonth = (schedule: Schedule, start: CalendarDate, day: Day): boolean => {
  const today = dateOf(day)
  if (monthsBetween(start, today) % schedule.everyX !== 0) return false
  return fitsMonth(schedule, day, today)
}

/** Weeks take precedence over dates; neither means every day of the month. */
const fitsMonth = ({ weeksOfMonth, daysOfMonth, repeat }: Schedule, day: Day, today: CalendarDate): boolean => {
  if (weeksOfMonth.length > 0) return hasWeekday(repeat, day) && weeksOfMonth.includes(Math.floor((today.date - 1) / 7))
  if (daysOfMonth.length > 0) return fitsDates(daysOfMonth, today)
  return true
}

/** The last day of a short month stands in for the dates it lacks. */
const fitsDates = (dates: ReadonlyArray<number>, today: CalendarDate): boolean =>
  dates.includes(today.date) ||
  (today.date === daysInMonth(today.year, today.month) && dates.some((date) => date > today.date))

/**
 * A whole number of years after the start. 29 February falls on the 28th in common years; a start on the 28th of a
 * common year falls on both days in leap years.
 */
const isAnniversary = (everyX: number, start: CalendarDate, today: CalendarDate): boolean => {
  if (today.month !== start.month || (today.year - start.year) % everyX !== 0) return false
  const [later, earlier] = today.date > start.date ? [today, start] : [start, today]
  return Math.min(later.date, daysInMonth(earlier.year, earlier.month)) === earlier.date
}
