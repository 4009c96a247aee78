import { type Day, type DayClock, toIsoDay } from '../days/index.ts'
import { type Period, periodBefore } from './recurrence.ts'
import { type Schedule, startOf } from './schedule.ts'

/** The week or month that a day is in, for a daily that is due so many times in it; with what was done up to that day. */
export const periodOf = (schedule: Schedule, clock: DayClock, day: Day): Period | undefined => {
  const start = startOf(schedule, clock)
  const { recurrence, doneOn } = schedule
  if (start === undefined || recurrence?.type !== 'times') return undefined
  const period = periodBefore(recurrence, { clock, start, doneOn }, day)
  return doneOn?.includes(toIsoDay(day)) === true ? { ...period, done: period.done + 1 } : period
}
