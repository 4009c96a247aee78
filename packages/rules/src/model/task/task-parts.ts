import * as t from 'io-ts'
import { IsoInstant } from '../../primitives/index.ts'
import { word } from '../codecs.ts'

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
