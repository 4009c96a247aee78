import { DAY, fromIso, toIso } from '../../kernel/index.ts'
import type { Todo } from '../../model/index.ts'
import type { Day, DayClock } from '../days/index.ts'
import { dueDay } from './due-day.ts'

/** The reminders of a to-do that is due on another day: as many days before or after it as they were, or on it where it had none. */
export const movedReminders = (clock: DayClock, { date, reminders }: Todo, day: Day): Todo['reminders'] =>
  reminders.map((reminder) => {
    const from = dueDay(clock, fromIso(date ?? reminder.time))
    return { ...reminder, time: toIso(fromIso(reminder.time) + (day - from) * DAY) }
  })
