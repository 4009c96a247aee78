import { type DayClock, isDue } from '@daykeep/rules/calendar'
import { DAY, fromIso, type Instant } from '@daykeep/rules/kernel'
import type { Player, Task } from '@daykeep/rules/model'
import { timeOfDayAt, type Zone } from '@daykeep/rules/reminders'
import { daysUntilDue, sortByOrder } from '@daykeep/rules/tasks'
import type { PlannerSettings } from '../planner-settings.ts'

export type TodayModel = {
  /** To-dos whose date is past. */
  readonly late: ReadonlyArray<Task>
  readonly due: ReadonlyArray<Task>
  readonly done: ReadonlyArray<Task>
  /** The dailies of today: so many of so many are done. */
  readonly progress: { readonly done: number; readonly of: number }
}

type Options = Pick<PlannerSettings, 'sort' | 'kinds' | 'withDone'> &
  Pick<Zone, 'offsetAt'> & {
    readonly clock: DayClock
    readonly now: Instant
  }

/** What is due on the player's day: dailies, and to-dos up to their date. Rewards and habits wait for nobody. */
export const toToday = ({ user, tasks }: Player, options: Options): TodayModel => {
  const { clock, now, kinds, withDone } = options
  const all = sortByOrder(Object.values<Task>(tasks), user.tasksOrder)
  const dailies = all.filter((task) => task.type === 'daily' && isDue(task, clock, now))
  const todos = all.filter((task) => task.type === 'todo' && (daysUntilDue(task, clock, now) ?? 1) <= 0)
  const shown = [...(kinds === 'todo' ? [] : dailies), ...(kinds === 'daily' ? [] : todos)]
  const open = sorted(
    shown.filter((task) => !isDone(task)),
    options,
  )
  const isLate = (task: Task): boolean => task.type === 'todo' && (daysUntilDue(task, clock, now) ?? 0) < 0
  return {
    late: open.filter(isLate),
    due: open.filter((task) => !isLate(task)),
    done: withDone ? shown.filter(isDone) : [],
    progress: { done: dailies.filter(isDone).length, of: dailies.length },
  }
}

const isDone = (task: Task): boolean => 'completed' in task && task.completed

const sorted = (tasks: ReadonlyArray<Task>, { sort, offsetAt }: Options): ReadonlyArray<Task> => {
  switch (sort) {
    case 'order':
      return tasks
    case 'difficulty':
      return tasks.toSorted((one, other) => other.priority - one.priority)
    case 'time':
      return tasks.toSorted((one, other) => timeOf(one, offsetAt) - timeOf(other, offsetAt))
  }
}

/** Milliseconds from midnight to the first reminder, as the clock shows it; those without one come last. */
const timeOf = ({ reminders }: Pick<Task, 'reminders'>, offsetAt: Zone['offsetAt']): number =>
  Math.min(DAY, ...reminders.map(({ time }) => timeOfDayAt({ dayStart: 0, offsetAt }, fromIso(time))))
