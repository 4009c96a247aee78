import * as t from 'io-ts'
import {
  Attribute,
  CoercedBoolean,
  CoercedDate,
  CoercedNumber,
  CoercedPriority,
  CoercedText,
  nullable,
  TagId,
  word,
} from '../../model/index.ts'

/** A checklist item in a request; without text it is dropped, without an id it gets one. */
const ChecklistItemFields = t.readonly(
  t.exact(t.partial({ id: t.string, text: CoercedText, completed: CoercedBoolean, linkId: t.string })),
)
export type ChecklistItemFields = t.TypeOf<typeof ChecklistItemFields>

const ReminderFields = t.readonly(
  t.exact(t.partial({ id: t.string, time: CoercedDate, startDate: nullable(CoercedDate) })),
)
export type ReminderFields = t.TypeOf<typeof ReminderFields>

const RepeatFields = t.readonly(
  t.exact(
    t.partial({
      su: CoercedBoolean,
      m: CoercedBoolean,
      t: CoercedBoolean,
      w: CoercedBoolean,
      th: CoercedBoolean,
      f: CoercedBoolean,
      s: CoercedBoolean,
    }),
  ),
)

const fields = {
  text: CoercedText,
  notes: CoercedText,
  tags: t.readonlyArray(TagId),
  alias: nullable(t.string),
  priority: CoercedPriority,
  attribute: Attribute,
  reminders: t.readonlyArray(ReminderFields),
  value: CoercedNumber,
  up: CoercedBoolean,
  down: CoercedBoolean,
  counterUp: CoercedNumber,
  counterDown: CoercedNumber,
  frequency: word('daily', 'weekly', 'monthly', 'yearly'),
  everyX: CoercedNumber,
  startDate: CoercedDate,
  repeat: RepeatFields,
  daysOfMonth: t.readonlyArray(CoercedNumber),
  weeksOfMonth: t.readonlyArray(CoercedNumber),
  streak: CoercedNumber,
  yesterDaily: CoercedBoolean,
  collapseChecklist: CoercedBoolean,
  checklist: t.readonlyArray(ChecklistItemFields),
  date: nullable(CoercedDate),
}

/** The fields of a task that a player may write; those that its kind does not have are ignored. docs/reference/api.md 2.6 and 3.2. */
export const TaskChanges = t.readonly(t.exact(t.partial(fields)))
export type TaskChanges = t.TypeOf<typeof TaskChanges>

/** A task to create. The rule checks `type`, since it has a refusal of its own for an unknown one. */
export const NewTask = t.readonly(
  t.exact(t.partial({ type: t.unknown, _id: t.string, id: t.string, byHabitica: CoercedBoolean, ...fields })),
)
export type NewTask = t.TypeOf<typeof NewTask>
