import { type CalendarDate, dateOf, dayOf, daysInMonth } from '../../calendar/index.ts'
import { DAY, type Instant } from '../../kernel/index.ts'

/** Months of bills are calendar months in UTC. */
const dateInUtc = (at: Instant): CalendarDate => dateOf(Math.floor(at / DAY))

/** Calendar months from one instant to another, ignoring the day of the month. docs/reference/rules.md 14.3. */
export const monthsElapsed = (from: Instant, to: Instant): number => monthNumber(to) - monthNumber(from)

const monthNumber = (at: Instant): number => {
  const { year, month } = dateInUtc(at)
  return year * 12 + month
}

/** The same time of day some months later; a day that the month lacks becomes its last day. */
export const monthsLater = (at: Instant, months: number): Instant => {
  const { year, month, date } = dateInUtc(at)
  const target = dateOf(dayOf(year, month + months, 1))
  const day = dayOf(target.year, target.month, Math.min(date, daysInMonth(target.year, target.month)))
  return day * DAY + (((at % DAY) + DAY) % DAY)
}

/** Months from one instant to a later one, with the rest as a fraction of the unfinished month. */
export const monthsBetween = (from: Instant, to: Instant): number =>
  dateInUtc(to).date < dateInUtc(from).date ? partsFrom(from, to) : -partsFrom(to, from)

/** Whole months from the anchor, plus the fraction of the next month up to the other instant. */
const partsFrom = (anchor: Instant, other: Instant): number => {
  const whole = monthsElapsed(anchor, other)
  const mark = monthsLater(anchor, whole)
  const next = monthsLater(anchor, other < mark ? whole - 1 : whole + 1)
  return whole + (other - mark) / Math.abs(next - mark)
}

/** 00:00 UTC on the first of the following month. */
export const nextMonth = (at: Instant): Instant => {
  const { year, month } = dateInUtc(at)
  return dayOf(year, month + 1, 1) * DAY
}
