import { type CalendarDate, dateOf, dayOf, daysInMonth } from '../calendar/index.ts'
import { DAY, type Instant } from '../kernel/index.ts'

/** Months as bills count them: those of the calendar, in UTC. */
export const dateInUtc = (at: Instant): CalendarDate => dateOf(Math.floor(at / DAY))

/** Calendar months from the month of one instant to that of another. Reference, rules 14.3. */
export const monthsElapsed = (from: Instant, to: Instant): number => monthNumber(to) - monthNumber(from)

const monthNumber = (at: Instant): number => {
  const { year, month } = dateInUtc(at)
  return year * 12 + month
}

/** The same hour some months later; a day that the month lacks is its last. */
export const monthsLater = (at: Instant, months: number): Instant => {
  const { year, month, date } = dateInUtc(at)
  const target = dateOf(dayOf(year, month + months, 1))
  const day = dayOf(target.year, target.month, Math.min(date, daysInMonth(target.year, target.month)))
  return day * DAY + (((at % DAY) + DAY) % DAY)
}

/** Months from one instant to a later one, the rest as a part of the month that is not over. */
export const monthsBetween = (from: Instant, to: Instant): number =>
  dateInUtc(to).date < dateInUtc(from).date ? partsFrom(from, to) : -partsFrom(to, from)

/** Counted from the first of the two instants: whole months, and how far the other lies into the next of them. */
const partsFrom = (anchor: Instant, other: Instant): number => {
  const whole = monthsElapsed(anchor, other)
  const mark = monthsLater(anchor, whole)
  const next = monthsLater(anchor, other < mark ? whole - 1 : whole + 1)
  return whole + (other - mark) / Math.abs(next - mark)
}

/** 00:00 UTC on the first of the month after that of an instant. */
export const nextMonth = (at: Instant): Instant => {
  const { year, month } = dateInUtc(at)
  return dayOf(year, month + 1, 1) * DAY
}
