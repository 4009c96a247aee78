import { calendarDay, type Day, type DayClock, dayClockOf, dueDay, dueDays, zoneShift } from '@daykeep/rules/calendar'
import { DAY, fromIso, type Instant } from '@daykeep/rules/kernel'
import type { Task, User } from '@daykeep/rules/model'
import ical, { ICalAlarmType, type ICalCalendar } from 'ical-generator'

/** Days ahead for which dailies are written; programs read the calendar again every day. */
const DAYS_AHEAD = 60

/** Seconds after which a program should read again. */
const HOUR = 3600

type CalendarSettings = { readonly name: string; readonly url: string; readonly now: Instant }

/**
 * Dated to-dos that are open, and dailies on the days when they are due from today on, all of them whole days in the
 * player's zone. Reminders are alarms.
 */
export const toCalendar = (user: User, tasks: ReadonlyArray<Task>, { name, url, now }: CalendarSettings): string => {
  const calendar = ical({ name, prodId: { company: 'Daykeep', product: 'Tasks' }, ttl: HOUR })
  const clock = dayClockOf(user)
  for (const task of tasks) for (const day of daysOf(task, clock, now)) addTask(calendar, { task, day, clock, url })
  return calendar.toString()
}

const daysOf = (task: Task, clock: DayClock, now: Instant): ReadonlyArray<Day> => {
  if (task.type === 'daily') return dueDays(task, clock, calendarDay(clock, now), DAYS_AHEAD)
  if (task.type !== 'todo' || task.completed || !task.date) return []
  const day = dueDay(clock, fromIso(task.date))
  return Number.isNaN(day) ? [] : [day]
}

type Entry = { readonly task: Task; readonly day: Day; readonly clock: DayClock; readonly url: string }

const addTask = (calendar: ICalCalendar, { task, day, clock, url }: Entry): void => {
  const event = calendar.createEvent({
    id: `${task._id}/${day}`,
    start: new Date(day * DAY),
    allDay: true,
    summary: task.text,
    description: task.notes,
    url,
  })
  for (const at of alarmsOf(task, day, clock))
    event.createAlarm({ type: ICalAlarmType.display, trigger: new Date(at), description: task.text })
}

/** A daily's reminder is at its time of day on each day; a to-do's is at its instant. */
const alarmsOf = ({ type, reminders }: Task, day: Day, clock: DayClock): ReadonlyArray<Instant> =>
  reminders
    .map(({ time }) => fromIso(time))
    .filter((at) => !Number.isNaN(at))
    .map((at) => (type === 'daily' ? day * DAY + zoneShift(clock) + timeOfDay(at, clock) : at))

const timeOfDay = (at: Instant, clock: DayClock): number => (((at - zoneShift(clock)) % DAY) + DAY) % DAY
