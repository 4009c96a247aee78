import { calendarDay, type Day, type DayClock, dayClockOf, dueDay, dueDays } from '@daykeep/rules/calendar'
import { DAY, fromIso, type Instant } from '@daykeep/rules/kernel'
import type { Task, User } from '@daykeep/rules/model'
import { instantOn, timeOfDayAt, type Zone } from '@daykeep/rules/reminders'
import ical, { ICalAlarmType, type ICalCalendar, ICalEventTransparency } from 'ical-generator'
import { zoneOf } from '../../reminders/index.ts'

/** Days ahead for which dailies are written; programs read the calendar again every day. */
const DAYS_AHEAD = 60

/** Seconds after which a program should read again. */
const HOUR = 3600

type CalendarSettings = { readonly name: string; readonly url: string; readonly now: Instant }

/**
 * Dated to-dos that are open, and dailies on the days when they are due from today on, all of them whole days in the
 * player's zone, which leave the player free for appointments. Reminders are alarms.
 */
export const toCalendar = (user: User, tasks: ReadonlyArray<Task>, { name, url, now }: CalendarSettings): string => {
  const calendar = ical({ name, prodId: { company: 'Daykeep', product: 'Tasks' }, ttl: HOUR })
  const [clock, zone] = [dayClockOf(user), zoneOf(user)]
  for (const task of tasks) for (const day of daysOf(task, clock, now)) addTask(calendar, { task, day, zone, url })
  return calendar.toString()
}

const daysOf = (task: Task, clock: DayClock, now: Instant): ReadonlyArray<Day> => {
  if (task.type === 'daily') return dueDays(task, clock, calendarDay(clock, now), DAYS_AHEAD)
  if (task.type !== 'todo' || task.completed || !task.date) return []
  const day = dueDay(clock, fromIso(task.date))
  return Number.isNaN(day) ? [] : [day]
}

type Entry = { readonly task: Task; readonly day: Day; readonly zone: Zone; readonly url: string }

const addTask = (calendar: ICalCalendar, { task, day, zone, url }: Entry): void => {
  const event = calendar.createEvent({
    id: `${task._id}/${day}`,
    start: new Date(day * DAY),
    allDay: true,
    summary: task.text,
    transparency: ICalEventTransparency.TRANSPARENT,
    url,
    ...(task.notes === '' ? {} : { description: task.notes }),
  })
  for (const at of alarmsOf(task, day, zone))
    event.createAlarm({ type: ICalAlarmType.display, trigger: new Date(at), description: task.text })
}

/** A daily's reminder is at its time of day on each day, on either side of a change of the clock; a to-do's is at its instant. */
const alarmsOf = ({ type, reminders }: Task, day: Day, zone: Zone): ReadonlyArray<Instant> =>
  reminders
    .map(({ time }) => fromIso(time))
    .filter((at) => !Number.isNaN(at))
    .map((at) => (type === 'daily' ? instantOn(zone, day, timeOfDayAt(zone, at)) : at))
