import { calendarDay, type Day, type DayClock, dueDay } from '@daykeep/rules/calendar'
import { fromIso, type Instant } from '@daykeep/rules/kernel'
import type { Daily, Todo } from '@daykeep/rules/model'
import { timeOfDayAt } from '@daykeep/rules/reminders'
import { playerOffsets } from '../../../dates/index.ts'

/** When a task reminds: milliseconds from midnight, and the day where it is not the one that the card names anyway. */
export type ReminderModel = { readonly time: number; readonly day?: Day }

/** The reminders of a task that is still to do, earliest first. docs/decisions/128-reminders.md */
export const toReminders = (
  task: Daily | Todo,
  { clock, now }: { readonly clock: DayClock; readonly now: Instant },
): { readonly reminders?: ReadonlyArray<ReminderModel> } => {
  if (task.completed || task.reminders.length === 0) return {}
  const offsetAt = playerOffsets(clock.timezoneOffset, now)
  const due = task.type === 'todo' && typeof task.date === 'string' ? dueDay(clock, fromIso(task.date)) : undefined
  const reminders = task.reminders.map(({ time }) => {
    const at = fromIso(time)
    const day = task.type === 'daily' ? due : calendarDay({ ...clock, timezoneOffset: offsetAt(at) }, at)
    return { time: timeOfDayAt({ dayStart: 0, offsetAt }, at), day }
  })
  const inOrder = reminders.toSorted((one, other) => (one.day ?? 0) - (other.day ?? 0) || one.time - other.time)
  return {
    reminders: inOrder.map(({ time, day }) => (day === due ? { time } : { time, ...(day !== undefined && { day }) })),
  }
}
