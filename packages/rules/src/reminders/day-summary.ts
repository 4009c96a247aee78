import { isDue, userDay } from '../calendar/index.ts'
import { isTimeOff } from '../day/index.ts'
import { HOUR, type Instant } from '../kernel/index.ts'
import type { Task, User } from '../model/index.ts'
import { daysUntilDue, sortByOrder } from '../tasks/index.ts'
import { isReminded } from './next-reminder-at.ts'
import { clockAt, instantOn, type Zone } from './zone.ts'

/** When the clock of the player shows it, the day is summed up. */
const EVENING = 20 * HOUR

export type DaySummary = {
  /** Dailies that are due, and how many of them are done. */
  readonly due: number
  readonly done: number
  /** What is still to do today: dailies in the player's order, then to-dos, the longest overdue first. */
  readonly open: ReadonlyArray<Task>
  /** To-dos whose date is tomorrow, in the player's order. */
  readonly tomorrow: ReadonlyArray<Task>
}

/** The first evening after an instant at which a player's day is summed up. docs/decisions/136-day-summary.md. */
export const nextSummaryAt =
  (zone: Zone) =>
  (after: Instant): Instant => {
    const day = userDay(clockAt(zone, after), after)
    const evenings = [day - 1, day, day + 1].map((each) => instantOn(zone, each, EVENING))
    return Math.min(...evenings.filter((at) => at > after))
  }

/** How the player's day stands at an instant; nothing while they rest, or when there is nothing to say. `found`: tasks that are not completed to-dos, in any order. */
export const daySummary =
  (zone: Zone, user: User) =>
  (found: ReadonlyArray<Task>, at: Instant): DaySummary | undefined => {
    const clock = clockAt(zone, at)
    if (user.preferences.sleep || isTimeOff(user.preferences, userDay(clock, at))) return undefined
    const tasks = sortByOrder(found, user.tasksOrder)
    const dailies = tasks.filter((task) => task.type === 'daily' && isDue(task, clock, at))
    const openDailies = dailies.filter((task) => isReminded(zone, user)(task, at))
    const todos = tasks.flatMap((task) => {
      const days = task.type === 'todo' && !task.completed ? daysUntilDue(task, clock, at) : undefined
      return days === undefined ? [] : [{ task, days }]
    })
    const dueTodos = todos.filter(({ days }) => days <= 0).sort((a, b) => a.days - b.days)
    const open = [...openDailies, ...dueTodos.map(({ task }) => task)]
    const tomorrow = todos.filter(({ days }) => days === 1).map(({ task }) => task)
    const isEmpty = dailies.length + open.length + tomorrow.length === 0
    return isEmpty ? undefined : { due: dailies.length, done: dailies.length - openDailies.length, open, tomorrow }
  }
