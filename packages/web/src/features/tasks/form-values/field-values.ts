import { dateOf, type Day, type DayClock, midnightOf, noonOf, userDay, weekdayOf } from '@daykeep/rules/calendar'
import { DAY, MINUTE, toIso } from '@daykeep/rules/kernel'
import {
  type Daily,
  type Recurrence,
  type Repeat,
  type TaskType,
  type TodoRecurrence,
  WEEKDAYS,
} from '@daykeep/rules/model'
import { instantOn } from '@daykeep/rules/reminders'
import type { FormClock } from './form-clock.ts'
import type { FormValues, ReminderTime } from './form-values.ts'

/** Task fields by name, as the rules take them. */
export type FieldValues = { readonly [field: string]: unknown }

/** The values of a form as fields of a task; monthly rules follow the start date. docs/reference/rules.md 4.5. */
export const toFieldValues = (type: TaskType, values: FormValues, formClock: FormClock): FieldValues => {
  const { text, notes, tags, priority, attribute } = values
  const common = {
    text: text.trim(),
    notes,
    tags,
    priority,
    attribute,
    reminders: remindersOf(type, values, formClock),
  }
  switch (type) {
    case 'habit': {
      const { up, down, frequency, counterUp = 0, counterDown = 0 } = values
      return { ...common, up, down, frequency, counterUp, counterDown }
    }
    case 'daily': {
      const { checklist, streak = 0 } = values
      return { ...common, checklist: withText(checklist), streak, ...scheduleOf(values, formClock.clock) }
    }
    case 'todo':
      return {
        ...common,
        checklist: withText(values.checklist),
        date: values.date === undefined ? null : toIso(noonOf(formClock.clock, dayFrom(values.date))),
        recurrence: todoRecurrenceOf(values),
      }
    case 'reward':
      return { ...common, value: values.cost }
  }
}

/** When a daily with these values is due. */
export const scheduleOf = (values: FormValues, clock: DayClock) => {
  const { frequency, everyX, startDate, paused } = values
  const start = startDate === undefined ? undefined : toIso(midnightOf(clock, dayFrom(startDate)))
  return { paused, frequency, everyX, startDate: start, ...daysOf(values), recurrence: recurrenceOf(values) }
}

const recurrenceOf = ({ recurs, recursCount: count = 0 }: FormValues): Recurrence | null => {
  if (recurs === undefined) return null
  return recurs === 'afterDone' ? { type: 'afterDone', days: count } : { type: 'times', times: count, per: recurs }
}

const todoRecurrenceOf = ({ todoRecurs: unit, recursCount: count = 0 }: FormValues): TodoRecurrence | null => {
  if (unit === undefined) return null
  return unit === 'afterDone' ? { type: 'afterDone', days: count } : { type: 'every', count, unit }
}

const daysOf = ({
  frequency,
  startDate,
  repeat,
  monthlyBy,
}: FormValues): Pick<Daily, 'repeat' | 'daysOfMonth' | 'weeksOfMonth'> => {
  const start = startDate === undefined ? undefined : dayFrom(startDate)
  if (frequency !== 'monthly' || start === undefined) return { repeat, daysOfMonth: [], weeksOfMonth: [] }
  const { date } = dateOf(start)
  return monthlyBy === 'date'
    ? { repeat, daysOfMonth: [date], weeksOfMonth: [] }
    : { repeat: onlyWeekday(start), daysOfMonth: [], weeksOfMonth: [Math.ceil(date / 7) - 1] }
}

const onlyWeekday = (day: Day): Repeat =>
  Object.fromEntries(WEEKDAYS.map((name, at) => [name, at === weekdayOf(day)])) as Repeat

/** The day of a form's date. */
const dayFrom = (date: string): Day => Date.parse(date) / DAY

/** Items without text are dropped. docs/reference/application.md 5. */
const withText = (items: FormValues['checklist']) => items.filter(({ text }) => text.trim() !== '')

/** A time of day counts on the day on which the task starts or is due, else today, by the offset of that day. */
const remindersOf = (
  type: TaskType,
  { reminders, startDate, date }: FormValues,
  { clock, now, offsetAt }: FormClock,
) => {
  const first = type === 'daily' ? startDate : date
  const day = first === undefined ? userDay(clock, now) : dayFrom(first)
  return reminders
    .filter(({ time }) => time !== '')
    .map(({ id, time }) => ({ id, time: toIso(instantOn({ dayStart: 0, offsetAt }, day, minutesOf(time) * MINUTE)) }))
}

const minutesOf = (time: ReminderTime['time']): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
