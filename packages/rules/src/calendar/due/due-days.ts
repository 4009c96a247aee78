import type { Day, DayClock } from '../days/index.ts'
import { isDueOn, type Schedule, startOf } from './schedule.ts'

/** The days on which a daily is due, of `count` days from the first one. docs/reference/rules.md 4.2. */
export const dueDays = (schedule: Schedule, clock: DayClock, first: Day, count: number): ReadonlyArray<Day> => {
  const start = startOf(schedule, clock)
  if (start === undefined) return []
  return Array.from({ length: count }, (_, days) => first + days).filter((day) => isDueOn(schedule, start, day))
}
