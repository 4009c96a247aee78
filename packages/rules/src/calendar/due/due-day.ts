import { DAY, HOUR, type Instant } from '../../kernel/index.ts'
import { calendarDay, type Day, type DayClock, midnightOf } from '../days/index.ts'

/**
 * The day on which a to-do with this date is due. Clients of the ecosystem write the midnight of the day itself: in the other half of the
 * year, an hour before midnight on the player's clock. docs/decisions/135-due-dates.md.
 */
export const dueDay = (clock: DayClock, date: Instant): Day => {
  const day = calendarDay(clock, date)
  return date === midnightOf(clock, day) + DAY - HOUR ? day + 1 : day
}
