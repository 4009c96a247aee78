import { DAY, HOUR, type Instant } from '../../kernel/index.ts'
import { type CalendarDate, dateOf, dayOf } from './day.ts'

/** The hour, in UTC, at which shops switch to the next day. docs/reference/content.md 4. */
export const SWITCH_HOUR = 8

/** The date that shops go by: before the switch hour it is still yesterday's. docs/reference/content-facts.md 6.2. */
export const saleDateAt = (now: Instant): CalendarDate => dateOf(Math.floor((now - SWITCH_HOUR * HOUR) / DAY))

/** When a date begins for shops; months beyond 11 continue into later years. */
export const saleStartOf = ({ year, month, date }: CalendarDate): Instant =>
  dayOf(year, month, date) * DAY + SWITCH_HOUR * HOUR

/** The month whose stock is on sale, given the day of the month on which stock is released. `month` counts from 0. */
export const stockMonthAt = (now: Instant, releaseDay: number): { readonly year: number; readonly month: number } => {
  const { year, month, date } = saleDateAt(now)
  if (date >= releaseDay) return { year, month }
  return month === 0 ? { year: year - 1, month: 11 } : { year, month: month - 1 }
}

/** When the next month's stock replaces the current one. */
export const nextStockAt = (now: Instant, releaseDay: number): Instant => {
  const { year, month } = stockMonthAt(now, releaseDay)
  return saleStartOf({ year, month: month + 1, date: releaseDay })
}
