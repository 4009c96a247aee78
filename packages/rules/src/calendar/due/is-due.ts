import type { Instant } from '../../kernel/index.ts'
import type { Task } from '../../model/index.ts'
import { type DayClock, userDay } from '../days/index.ts'
import { isDueOn, type Schedule, startOf } from './schedule.ts'

/** A task, or the schedule of a daily that is being edited. */
export type Scheduled = Task | ({ readonly type: 'daily' } & Schedule)

/** Whether a task is due on the user day of an instant; only dailies can be. docs/reference/rules.md 4.1 and 4.2. */
export const isDue = (task: Scheduled, clock: DayClock, at: Instant): boolean => {
  if (task.type !== 'daily') return false
  const start = startOf(task, clock)
  return start !== undefined && isDueOn(task, start, userDay(clock, at))
}
