import { calendarDay, type DayClock, toIsoDay, zoneShift } from '@daykeep/rules/calendar'
import { fromIso } from '@daykeep/rules/kernel'
import type { ChecklistItem, Daily, Priority, Repeat, TagId, Task } from '@daykeep/rules/model'
import { EVERY_WEEKDAY } from '@daykeep/rules/tasks'

export type MonthlyBy = 'date' | 'weekday'

/** A reminder as a form shows it: a time of day, `07:30`. */
export type ReminderTime = { readonly id: string; readonly time: string }

/** A task as a form holds it. Days are written `2026-11-21`; a number that was deleted is undefined. */
export type FormValues = {
  readonly text: string
  readonly notes: string
  readonly tags: ReadonlyArray<TagId>
  readonly priority: Priority
  readonly attribute: Task['attribute']
  readonly reminders: ReadonlyArray<ReminderTime>
  /** Of rewards, gold. */
  readonly cost: number | undefined
  readonly up: boolean
  readonly down: boolean
  readonly counterUp: number | undefined
  readonly counterDown: number | undefined
  /** How often a daily is due, or the counters of a habit begin anew. */
  readonly frequency: Daily['frequency']
  readonly everyX: number | undefined
  readonly startDate: string | undefined
  readonly repeat: Repeat
  readonly monthlyBy: MonthlyBy
  readonly streak: number | undefined
  readonly checklist: ReadonlyArray<ChecklistItem>
  /** When a to-do is due. */
  readonly date: string | undefined
}

/** What a form shows of a task; fields that its kind does not have hold what is harmless. */
export const toFormValues = (task: Task, clock: DayClock): FormValues => ({
  ...NOTHING,
  text: task.text,
  notes: task.notes,
  tags: task.tags,
  priority: task.priority,
  attribute: task.attribute,
  reminders: task.reminders.map(({ id, time }) => ({ id, time: timeOf(clock, time) })),
  ...ofKind(task, clock),
})

const NOTHING = {
  cost: undefined,
  up: true,
  down: true,
  counterUp: 0,
  counterDown: 0,
  frequency: 'weekly',
  everyX: 1,
  startDate: undefined,
  repeat: EVERY_WEEKDAY,
  monthlyBy: 'date',
  streak: 0,
  checklist: [],
  date: undefined,
} as const

const ofKind = (task: Task, clock: DayClock): Partial<FormValues> => {
  switch (task.type) {
    case 'habit': {
      const { up, down, counterUp, counterDown, frequency } = task
      return { up, down, counterUp, counterDown, frequency }
    }
    case 'daily': {
      const { frequency, everyX, repeat, streak, checklist, startDate, weeksOfMonth } = task
      const monthlyBy = weeksOfMonth.length > 0 ? 'weekday' : 'date'
      return { frequency, everyX, repeat, streak, checklist, monthlyBy, startDate: dayOf(clock, startDate) }
    }
    case 'todo':
      return { checklist: task.checklist, date: dayOf(clock, task.date) }
    case 'reward':
      return { cost: task.value }
  }
}

/** The date on the player's calendar. */
const dayOf = (clock: DayClock, instant: string | null | undefined): string | undefined =>
  typeof instant === 'string' ? toIsoDay(calendarDay(clock, fromIso(instant))) : undefined

/** The time on the player's clock. */
const timeOf = (clock: DayClock, instant: string): string =>
  new Date(fromIso(instant) - zoneShift(clock)).toISOString().slice(11, 16)
