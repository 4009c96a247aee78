import type { Instant } from '../kernel/index.ts'
import type { Task } from '../model/index.ts'
import type { DayClock } from './day-clock.ts'
import { isDueOn, type Schedule, startOf } from './schedule.ts'
import { userDay } from './user-day.ts'

/** A daily, or as much of one as a form holds while it is written. */
export type Scheduled = Task | ({ readonly type: 'daily' } & Schedule)

/** Is the task due on the user day of an instant? Only dailies ever are. Reference, rules 4.1 and 4.2. */
export const isDue = (task: Scheduled, clock: DayClock, at: Instant): boolean => {
  if (task.type !== 'daily') return false
  const start = startOf(task, clock)
  return start !== undefined && isDueOn(task, start, userDay(clock, at))
}
