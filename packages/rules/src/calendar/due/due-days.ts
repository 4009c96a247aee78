import { type Day, type DayClock, fromIsoDay } from '../days/index.ts'
import type { Recurrence } from '../../model/index.ts'
import { isNeeded, isRecurring, nextAfterDone, type Recurring } from './recurrence.ts'
import { isDueOn, type Schedule, startOf } from './schedule.ts'

/**
 * The days on which a daily is due, of `count` days from the first one. Of one that recurs otherwise than by frequency, those on which
 * it is to be planned. docs/reference/rules.md 4.2.
 */
export const dueDays = (schedule: Schedule, clock: DayClock, first: Day, count: number): ReadonlyArray<Day> => {
  const start = startOf(schedule, clock)
  if (start === undefined) return []
  const { recurrence, doneOn, skippedOn } = schedule
  const days =
    recurrence === undefined
      ? Array.from({ length: count }, (_, index) => first + index).filter((day) => isDueOn(schedule, start, day))
      : plannedDays(recurrence, { clock, start, doneOn }, { first, count })
  return skippedOn === undefined ? days : days.filter((day) => day !== fromIsoDay(skippedOn))
}

/**
 * The days from a first one on which a recurring daily is planned: `afterDone` if it is done each time when it is due, `times` on
 * the last days of the period that are needed.
 */
const plannedDays = (
  recurrence: Recurrence,
  recurring: Recurring,
  { first, count }: { readonly first: Day; readonly count: number },
): ReadonlyArray<Day> => {
  const days = Array.from({ length: count }, (_, index) => first + index).filter((day) => day >= recurring.start)
  if (recurrence.type === 'times')
    return days.filter(
      (day) => isRecurring(recurrence, recurring, day) && (day === first || isNeeded(recurrence, recurring, day)),
    )
  const next = nextAfterDone(recurrence.days, recurring, first)
  return days.filter((day) => day >= next && (day - next) % recurrence.days === 0)
}
