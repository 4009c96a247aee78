import { dayClockOf, isDue } from '../calendar/index.ts'
import { DAY, type Instant } from '../kernel/index.ts'
import type { Daily, Player, Task } from '../model/index.ts'
import { sortByOrder } from './order/index.ts'

/**
 * The dailies to confirm before a new day starts: the player's own, due on the user day before that of `now`, not
 * completed, and with `yesterDaily` set. In the player's order. docs/reference/rules.md 3.12.
 */
export const yesterdailies = ({ user, tasks }: Player, now: Instant): ReadonlyArray<Daily> => {
  const clock = dayClockOf(user)
  const isYesterdaily = (task: Task): task is Daily =>
    task.type === 'daily' &&
    task.group.id === undefined &&
    !task.completed &&
    task.yesterDaily &&
    isDue(task, clock, now - DAY)
  return sortByOrder(Object.values<Task>(tasks).filter(isYesterdaily), user.tasksOrder)
}
