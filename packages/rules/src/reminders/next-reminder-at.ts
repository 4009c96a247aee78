import { type Day, nextDueDays, userDay } from '../calendar/index.ts'
import { isTimeOff } from '../day/index.ts'
import { DAY, fromIso, type Instant } from '../kernel/index.ts'
import type { Daily, Reminder, Task, Todo, User } from '../model/index.ts'
import { clockAt, instantOn, timeOfDayAt, type Zone } from './zone.ts'

/**
 * The first instant after another one at which a task reminds its player: a daily at a time of the day on each of its due
 * days, a to-do once. Undefined when there is none. Whether it is done by then is not asked. decision 128
 */
export const nextReminderAt =
  (zone: Zone) =>
  (task: Task, after: Instant): Instant | undefined => {
    const found = instantsOf(zone, task, after).filter((at) => at > after)
    return found.length === 0 ? undefined : Math.min(...found)
  }

const instantsOf = (zone: Zone, task: Task, after: Instant): ReadonlyArray<Instant> => {
  const reminders = task.reminders.filter(({ time }) => !Number.isNaN(fromIso(time)))
  if (reminders.length === 0) return []
  if (task.type === 'daily') return instantsOfDaily(zone, task, reminders, after)
  return task.type === 'todo' && !task.completed ? reminders.map(({ time }) => fromIso(time)) : []
}

const instantsOfDaily = (
  zone: Zone,
  daily: Daily,
  reminders: ReadonlyArray<Reminder>,
  after: Instant,
): ReadonlyArray<Instant> => {
  // from the day before on: its night may still be to come
  const days = nextDueDays(daily, clockAt(zone, after), after - 2 * DAY)
  return reminders.flatMap(({ time, startDate }) => {
    const first = startDate === undefined ? Number.NEGATIVE_INFINITY : fromIso(startDate)
    return days.map((day) => instantOn(zone, day, timeOfDayAt(zone, fromIso(time)))).filter((at) => !(at < first))
  })
}

/** Whether a player is told of a reminder at its time: nobody of what is done, or while they rest. */
export const isReminded =
  (zone: Zone, { preferences, lastCron }: User) =>
  (task: Task, at: Instant): boolean => {
    const clock = clockAt(zone, at)
    const day = userDay(clock, at)
    const isAway = preferences.sleep || isTimeOff(preferences, day)
    return !isAway && !isDoneOn(task, day, userDay(clock, fromIso(lastCron)))
  }

/** A daily that was ticked on a day before is open again, even if the new day has not been started. */
const isDoneOn = (task: Task, day: Day, lastDay: Day): boolean => {
  if (task.type === 'daily') return task.completed && lastDay >= day
  return isTodo(task) && task.completed
}

const isTodo = (task: Task): task is Todo => task.type === 'todo'
