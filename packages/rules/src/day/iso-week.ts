import { dateOf, type Day, dayOf, weekdayOf } from '../calendar/index.ts'

/** The ISO week number of a day, 1 to 53: weeks start on Monday and belong to the year of their Thursday. */
export const isoWeek = (day: Day): number => {
  const thursday = day + 3 - ((weekdayOf(day) + 6) % 7)
  return 1 + Math.floor((thursday - dayOf(dateOf(thursday).year, 0, 1)) / 7)
}
