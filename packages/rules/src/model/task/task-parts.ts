import * as t from 'io-ts'
import { IsoInstant } from '../../primitives/index.ts'
import { Count, word } from '../codecs.ts'

export const TASK_TYPES = ['habit', 'daily', 'todo', 'reward'] as const
export const TaskType = word(...TASK_TYPES)
export type TaskType = t.TypeOf<typeof TaskType>

export const Direction = word('up', 'down')
export type Direction = t.TypeOf<typeof Direction>

/** Difficulty: 0.1 trivial, 1 easy, 1.5 medium, 2 hard. */
export const PRIORITIES = [0.1, 1, 1.5, 2] as const
export type Priority = (typeof PRIORITIES)[number]
export const Priority = new t.Type<Priority, Priority, unknown>(
  'Priority',
  (input): input is Priority => PRIORITIES.some((priority) => priority === input),
  (input, context) => {
    const match = PRIORITIES.find((priority) => priority === input)
    return match === undefined ? t.failure(input, context) : t.success(match)
  },
  t.identity,
)

export const ChecklistItem = t.readonly(
  t.intersection([t.type({ id: t.string, text: t.string, completed: t.boolean }), t.partial({ linkId: t.string })]),
)
export type ChecklistItem = t.TypeOf<typeof ChecklistItem>

export const Reminder = t.readonly(
  t.intersection([t.type({ id: t.string, time: IsoInstant }), t.partial({ startDate: IsoInstant })]),
)
export type Reminder = t.TypeOf<typeof Reminder>

export const WEEKDAYS = ['su', 'm', 't', 'w', 'th', 'f', 's'] as const
export const Repeat = t.readonly(
  t.type({ su: t.boolean, m: t.boolean, t: t.boolean, w: t.boolean, th: t.boolean, f: t.boolean, s: t.boolean }),
)
export type Repeat = t.TypeOf<typeof Repeat>

/**
 * How often a daily is due where a frequency does not say it: so many times in a week or month, on days of the player's choice,
 * or so many days after it was done last. decision 130.
 */
const AfterDone = t.readonly(t.type({ type: t.literal('afterDone'), days: Count }))
export const Recurrence = t.union([
  t.readonly(t.type({ type: t.literal('times'), times: Count, per: word('week', 'month') })),
  AfterDone,
])
export type Recurrence = t.TypeOf<typeof Recurrence>

/**
 * When a to-do comes again after it was completed: every so many days, weeks, months or years from its date, or so many days after it
 * was done. `date`: the date of the month that it began with, which shorter months lack. decision 131.
 */
export const TodoRecurrence = t.union([
  t.readonly(
    t.intersection([
      t.type({ type: t.literal('every'), count: Count, unit: word('day', 'week', 'month', 'year') }),
      t.partial({ date: Count }),
    ]),
  ),
  AfterDone,
])
export type TodoRecurrence = t.TypeOf<typeof TodoRecurrence>
