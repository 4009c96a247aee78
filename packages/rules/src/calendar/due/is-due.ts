import type { Instant } from '../../kernel/index.ts'
import type { Task } from '../../model/index.ts'
import { type Day, type DayClock, fromIsoDay, userDay } from '../days/index.ts'
import { isNeeded, isRecurring } from './recurrence.ts'
import { isDueOn, type Schedule, startOf } from './schedule.ts'

/** A task, or the schedule of a daily that is being edited. */
export type Scheduled = Task | ({ readonly type: 'daily' } & Schedule)

/** Whether a task is due on the user day of an instant; only dailies can be. docs/reference/rules.md 4.1 and 4.2. */
export const isDue = (task: Scheduled, clock: DayClock, at: Instant): boolean => {
  if (task.type !== 'daily') return false
  const day = userDay(clock, at)
  return !isSkippedOn(task, day) && isOn(task, clock, day, isRecurring)
}

/**
 * Whether leaving a task undone on the user day of an instant counts as missed. A daily that is due so many times a week or month can wait
 * while days are left; one that is skipped is not done all the same.
 */
export const isMissed = (task: Scheduled, clock: DayClock, at: Instant): boolean => {
  if (task.type !== 'daily') return false
  return isOn(task, clock, userDay(clock, at), (...on) => isRecurring(...on) && isNeeded(...on))
}

/** Whether the player skips a daily on a day. */
export const isSkippedOn = ({ skippedOn }: Pick<Schedule, 'skippedOn'>, day: Day): boolean =>
  skippedOn !== undefined && fromIsoDay(skippedOn) === day

const isOn = (schedule: Schedule, clock: DayClock, day: Day, recurs: typeof isRecurring): boolean => {
  const start = startOf(schedule, clock)
  if (start === undefined) return false
  const { recurrence, doneOn } = schedule
  if (recurrence === undefined) return isDueOn(schedule, start, day)
  return day >= start && recurs(recurrence, { clock, start, doneOn }, day)
}
