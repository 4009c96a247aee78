import { DAY, HOUR, type Instant } from '../kernel/index.ts'
import { type CalendarDate, dateOf, dayOf } from './day.ts'

/** The day of what is on sale starts at this hour, UTC. Content specification, section 4. */
export const SWITCH_HOUR = 8

/** The date that counts for what is on sale: until the switch hour it is still yesterday's. Reference, content facts 6.2. */
export const saleDateAt = (now: Instant): CalendarDate => dateOf(Math.floor((now - SWITCH_HOUR * HOUR) / DAY))

/** When the date begins for what is on sale; a month beyond 11 runs on into later years. */
export const saleStartOf = ({ year, month, date }: CalendarDate): Instant =>
  dayOf(year, month, date) * DAY + SWITCH_HOUR * HOUR

/** The month whose stock is out, if a month's stock comes out on this day of it. `month` counts from 0. */
export const stockMonthAt = (now: Instant, releaseDay: number): { readonly year: number; readonly month: number } => {
  const { year, month, date } = saleDateAt(now)
  if (date >= releaseDay) return { year, month }
  return month === 0 ? { year: year - 1, month: 11 } : { year, month: month - 1 }
}

/** When the next month's stock takes the place of what is out now. */
export const nextStockAt = (now: Instant, releaseDay: number): Instant => {
  const { year, month } = stockMonthAt(now, releaseDay)
  return saleStartOf({ year, month: month + 1, date: releaseDay })
}
