import { calendarDay, type Day, type DayClock, dueDay, toIsoDay } from '@daykeep/rules/calendar'
import { fromIso, type Instant } from '@daykeep/rules/kernel'
import type { ChecklistItem, Daily, Priority, Repeat, TagId, Task, Todo } from '@daykeep/rules/model'
import { timeOfDayAt } from '@daykeep/rules/reminders'
import { EVERY_WEEKDAY } from '@daykeep/rules/tasks'
import type { FormClock } from './form-clock.ts'

export type MonthlyBy = 'date' | 'weekday'

/** How a daily recurs where no frequency says it: so many times a week or month, or so many days after it was done. */
export type Recurs = 'week' | 'month' | 'afterDone'

/** When a to-do comes again; undefined for one that is done once. */
export type TodoRecurs = 'day' | 'week' | 'month' | 'year' | 'afterDone'

/** A reminder as the form shows it: a time of day, `07:30`. */
export type ReminderTime = { readonly id: string; readonly time: string }

/** A task as the form holds it. Dates are written `2026-11-21`; an empty number is undefined. */
export type FormValues = {
  readonly text: string
  readonly notes: string
  readonly tags: ReadonlyArray<TagId>
  readonly priority: Priority
  readonly attribute: Task['attribute']
  readonly reminders: ReadonlyArray<ReminderTime>
  /** Of a reward, in gold. */
  readonly cost: number | undefined
  readonly up: boolean
  readonly down: boolean
  readonly counterUp: number | undefined
  readonly counterDown: number | undefined
  /** How often a daily is due, or the counters of a habit are reset. */
  readonly frequency: Daily['frequency']
  readonly everyX: number | undefined
  readonly startDate: string | undefined
  readonly repeat: Repeat
  readonly monthlyBy: MonthlyBy
  readonly recurs: Recurs | undefined
  readonly todoRecurs: TodoRecurs | undefined
  /** Times or days, or of a to-do the number of its units. */
  readonly recursCount: number | undefined
  /** When a recurring daily was done, which the form does not change. */
  readonly doneOn?: ReadonlyArray<string> | undefined
  readonly streak: number | undefined
  /** Of a daily; undefined for those that never were. */
  readonly paused?: boolean | undefined
  readonly checklist: ReadonlyArray<ChecklistItem>
  /** When a to-do is due. */
  readonly date: string | undefined
}

/** Fields that the type of the task does not have get the defaults of `DEFAULTS`. */
export const toFormValues = (task: Task, { clock, offsetAt }: Pick<FormClock, 'clock' | 'offsetAt'>): FormValues => ({
  ...DEFAULTS,
  text: task.text,
  notes: task.notes,
  tags: task.tags,
  priority: task.priority,
  attribute: task.attribute,
  reminders: task.reminders.map(({ id, time }) => ({ id, time: timeOf(offsetAt, time) })),
  ...ofKind(task, clock),
})

const DEFAULTS = {
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
  recurs: undefined,
  todoRecurs: undefined,
  recursCount: 3,
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
      const { frequency, everyX, repeat, streak, checklist, startDate, weeksOfMonth, paused } = task
      const monthlyBy: MonthlyBy = weeksOfMonth.length > 0 ? 'weekday' : 'date'
      const schedule = { frequency, everyX, repeat, monthlyBy, startDate: dayOf(calendarDay, clock, startDate) }
      return { ...schedule, ...recurrenceOf(task), streak, checklist, paused }
    }
    case 'todo':
      return { checklist: task.checklist, date: dayOf(dueDay, clock, task.date), ...todoRecurrenceOf(task) }
    case 'reward':
      return { cost: task.value }
  }
}

const recurrenceOf = ({ recurrence, doneOn }: Daily): Partial<FormValues> => {
  if (recurrence === undefined) return {}
  return recurrence.type === 'times'
    ? { recurs: recurrence.per, recursCount: recurrence.times, doneOn }
    : { recurs: 'afterDone', recursCount: recurrence.days, doneOn }
}

const todoRecurrenceOf = ({ recurrence }: Todo): Partial<FormValues> => {
  if (recurrence === undefined) return {}
  return recurrence.type === 'every'
    ? { todoRecurs: recurrence.unit, recursCount: recurrence.count }
    : { todoRecurs: 'afterDone', recursCount: recurrence.days }
}

/** The date in the player's calendar. */
const dayOf = (
  read: (clock: DayClock, at: Instant) => Day,
  clock: DayClock,
  instant: string | null | undefined,
): string | undefined => (typeof instant === 'string' ? toIsoDay(read(clock, fromIso(instant))) : undefined)

/** The time of day on the player's clock at that instant. */
const timeOf = (offsetAt: FormClock['offsetAt'], instant: string): string =>
  new Date(timeOfDayAt({ dayStart: 0, offsetAt }, fromIso(instant))).toISOString().slice(11, 16)
