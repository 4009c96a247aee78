import type { Recurrence, TodoRecurrence } from '../../model/index.ts'
import { dateOf, type Day, type DayClock, dayOf, daysInMonth, fromIsoDay, weekdayOf } from '../days/index.ts'

/** The ranges of recurrences: times of a week, times of the shortest month, and days. */
export const RECURRENCES = { week: 7, month: 28, days: 9999 } as const

/** Whether the figure of a recurrence is within its range. */
export const isInRange = (recurrence: Recurrence | TodoRecurrence): boolean => {
  const [figure, highest] = rangeOf(recurrence)
  return Number.isInteger(figure) && figure >= 1 && figure <= highest
}

const rangeOf = (recurrence: Recurrence | TodoRecurrence): readonly [figure: number, highest: number] => {
  switch (recurrence.type) {
    case 'times':
      return [recurrence.times, RECURRENCES[recurrence.per]]
    case 'afterDone':
      return [recurrence.days, RECURRENCES.days]
    case 'every':
      return [recurrence.count, RECURRENCES.days]
  }
}

/** At most so many days on which a daily was done are kept: those of a month. */
export const DAYS_DONE = 31

/** A daily that is to be done so many times in a week or month: the days of one, and how often it was done in it. */
export type Period = {
  readonly first: Day
  readonly last: Day
  readonly done: number
  readonly target: number
}

type Times = Extract<Recurrence, { type: 'times' }>

/** What a recurrence looks at. `start`: the first day of the schedule. */
export type Recurring = {
  readonly clock: DayClock
  readonly start: Day
  readonly doneOn: ReadonlyArray<string> | undefined
}

/** The week or month of a day, with what was done in it before that day. A period that begins with the task asks for its share. */
export const periodBefore = ({ times, per }: Times, { clock, start, doneOn }: Recurring, day: Day): Period => {
  const [first, last] = per === 'week' ? weekOf(clock, day) : monthOf(day)
  const length = last - first + 1
  const share = Math.min(length, last - Math.max(first, start) + 1) / length
  const done = new Set(daysDone(doneOn).filter((each) => each >= first && each < day)).size
  return { first, last, done, target: Math.ceil(times * share) }
}

/** Whether a recurring daily is due: until the target of the period is reached, or from so many days after it was done. */
export const isRecurring = (recurrence: Recurrence, recurring: Recurring, day: Day): boolean => {
  if (recurrence.type === 'times') {
    const { done, target } = periodBefore(recurrence, recurring, day)
    return done < target
  }
  const last = lastDone(recurring.doneOn, day)
  return last === undefined || day - last >= recurrence.days
}

/** Whether leaving it undone on a day on which it is due counts as missed: the target is out of reach then. */
export const isNeeded = (recurrence: Recurrence, recurring: Recurring, day: Day): boolean => {
  if (recurrence.type !== 'times') return true
  const { done, target, last } = periodBefore(recurrence, recurring, day)
  return target - done > last - day
}

/** The first day, from another one on, on which a daily is due so many days after it was done last. */
export const nextAfterDone = (days: number, { start, doneOn }: Recurring, from: Day): Day => {
  const last = lastDone(doneOn, from + 1)
  return Math.max(start, from, last === undefined ? from : last + days)
}

/** The last day before another on which it was done. */
const lastDone = (doneOn: Recurring['doneOn'], before: Day): Day | undefined =>
  daysDone(doneOn).reduce<Day | undefined>(
    (last, day) => (day < before && (last === undefined || day > last) ? day : last),
    undefined,
  )

const daysDone = (doneOn: Recurring['doneOn']): ReadonlyArray<Day> => (doneOn ?? []).map(fromIsoDay)

const weekOf = ({ firstWeekday = 1 }: DayClock, day: Day): readonly [Day, Day] => {
  const first = day - ((weekdayOf(day) - firstWeekday + 7) % 7)
  return [first, first + 6]
}

const monthOf = (day: Day): readonly [Day, Day] => {
  const { year, month } = dateOf(day)
  return [dayOf(year, month, 1), dayOf(year, month, daysInMonth(year, month))]
}
