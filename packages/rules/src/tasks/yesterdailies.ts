import { dayClockOf, isDue } from '../calendar/index.ts'
import { DAY, type Instant } from '../kernel/index.ts'
import type { Daily, Player, Task } from '../model/index.ts'
import { inOrder } from './order.ts'

/**
 * The dailies that a player is asked about before a new day starts: their own, due on the user day before that of
 * now, not ticked, and willing to be asked about. In the player's order. Reference, rules 3.12.
 */
export const yesterdailies = ({ user, tasks }: Player, now: Instant): ReadonlyArray<Daily> => {
  const clock = dayClockOf(user)
  const isAsked = (task: Task): task is Daily =>
    task.type === 'daily' &&
    task.group.id === undefined &&
    !task.completed &&
    task.yesterDaily &&
    isDue(task, clock, now - DAY)
  return inOrder(Object.values<Task>(tasks).filter(isAsked), user.tasksOrder)
}
