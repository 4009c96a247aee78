import type { TaskType } from '@daykeep/rules/model'
import type { FormValues } from '../form-values/index.ts'

/** A part of a line that says something about the task: where it stands, and what it was understood to say. */
export type LinePart = {
  readonly from: number
  readonly to: number
  readonly meaning: Meaning
  /** The words that stay in the title as well, since they say more: `3-5 June`. */
  readonly stays?: { readonly from: number; readonly to: number }
}

export type Meaning =
  | { readonly type: 'tag'; readonly name: string }
  | { readonly type: 'difficulty'; readonly priority: FormValues['priority'] }
  | { readonly type: 'cost'; readonly gold: number }
  | { readonly type: 'item'; readonly text: string }
  /** With a time of day where a part of it was named: `every morning`. */
  | { readonly type: 'repeat'; readonly repeat: LineRepeat; readonly time?: string }
  /** A date and a time of day as forms hold them. A time alone is of the next day that has it: `isDayNamed` is false. */
  | { readonly type: 'when'; readonly date: string; readonly isDayNamed: boolean; readonly time?: string }

/** How often a task comes again; weekly with the days that are named, from a first day where the line says which. */
export type LineRepeat = Pick<FormValues, 'frequency' | 'everyX'> &
  Partial<Pick<FormValues, 'repeat' | 'recurs' | 'recursCount' | 'monthlyBy' | 'startDate'>>

const TODO_UNITS = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' } as const

/** The same for a to-do; undefined where only dailies can: on weekdays, also of a month, and so many times a week or month. */
export const toTodoRecurs = ({
  frequency,
  everyX,
  repeat,
  recurs,
  recursCount,
  monthlyBy,
}: LineRepeat): Pick<FormValues, 'todoRecurs' | 'recursCount'> | undefined => {
  if (recurs === 'afterDone') return { todoRecurs: 'afterDone', recursCount }
  if (recurs !== undefined || repeat !== undefined || monthlyBy === 'weekday') return undefined
  return { todoRecurs: TODO_UNITS[frequency], recursCount: everyX }
}

/** A line of quick add, read. Without parts the title is the line itself. */
export type QuickLine = {
  readonly type: TaskType
  readonly title: string
  readonly parts: ReadonlyArray<LinePart>
  /** What was found but is to stay in the title. */
  readonly ignored: ReadonlyArray<LinePart>
}
