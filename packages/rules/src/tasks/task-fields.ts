import * as t from 'io-ts'
import { Attribute, TagId } from '../model/index.ts'
import { word } from '../model/codecs.ts'
import { DateFrom, FigureFrom, FlagFrom, nothingOr, PriorityFrom } from './lenient.ts'

/** An item as it is written down; one without text is dropped, one without an id gets one. */
const ChecklistItemFields = t.readonly(
  t.exact(t.partial({ id: t.string, text: t.string, completed: FlagFrom, linkId: t.string })),
)
export type ChecklistItemFields = t.TypeOf<typeof ChecklistItemFields>

const ReminderFields = t.readonly(t.exact(t.partial({ id: t.string, time: DateFrom, startDate: nothingOr(DateFrom) })))
export type ReminderFields = t.TypeOf<typeof ReminderFields>

const RepeatFields = t.readonly(
  t.exact(t.partial({ su: FlagFrom, m: FlagFrom, t: FlagFrom, w: FlagFrom, th: FlagFrom, f: FlagFrom, s: FlagFrom })),
)

const fields = {
  text: t.string,
  notes: t.string,
  tags: t.readonlyArray(TagId),
  alias: nothingOr(t.string),
  priority: PriorityFrom,
  attribute: Attribute,
  reminders: t.readonlyArray(ReminderFields),
  value: FigureFrom,
  up: FlagFrom,
  down: FlagFrom,
  counterUp: FigureFrom,
  counterDown: FigureFrom,
  frequency: word('daily', 'weekly', 'monthly', 'yearly'),
  everyX: FigureFrom,
  startDate: DateFrom,
  repeat: RepeatFields,
  daysOfMonth: t.readonlyArray(FigureFrom),
  weeksOfMonth: t.readonlyArray(FigureFrom),
  streak: FigureFrom,
  yesterDaily: FlagFrom,
  collapseChecklist: FlagFrom,
  checklist: t.readonlyArray(ChecklistItemFields),
  date: nothingOr(DateFrom),
}

/** What a player may write into a task; fields that its kind does not have are ignored. Reference, api 2.6 and 3.2. */
export const TaskChanges = t.readonly(t.exact(t.partial(fields)))
export type TaskChanges = t.TypeOf<typeof TaskChanges>

/** A task that is not there yet. Its kind is checked by the rule, which has its own name for a wrong one. */
export const NewTask = t.readonly(
  t.exact(t.partial({ type: t.unknown, _id: t.string, id: t.string, byHabitica: FlagFrom, ...fields })),
)
export type NewTask = t.TypeOf<typeof NewTask>
