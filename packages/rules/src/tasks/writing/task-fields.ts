import * as t from 'io-ts'
import {
  Attribute,
  CoercedBoolean,
  CoercedDate,
  CoercedNumber,
  CoercedPriority,
  CoercedText,
  nullable,
  Recurrence,
  TagId,
  TaskType,
  TodoRecurrence,
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
  paused: CoercedBoolean,
  recurrence: nullable(t.union([Recurrence, TodoRecurrence])),
  collapseChecklist: CoercedBoolean,
  checklist: t.readonlyArray(ChecklistItemFields),
  date: nullable(CoercedDate),
}

/** The fields of a task that a player may write, as descriptions show them. */
export const TaskFields = t.partial(fields)

/** A task to create, as descriptions show it. */
export const NewTaskFields = t.partial({
  type: TaskType,
  _id: t.string,
  id: t.string,
  byHabitica: CoercedBoolean,
  ...fields,
})

/** Values that do not fit, by field. Which of them matter depends on the kind of task, so the rule refuses them. */
type Misfits = { readonly misfits?: Readonly<Record<string, unknown>> }

/** The fields of a task that a player may write; those that its kind does not have are ignored. docs/reference/api.md 2.6 and 3.2. */
export type TaskChanges = Readonly<t.TypeOf<typeof TaskFields>> & Misfits

/** A task to create. The rule checks `type`, since it has a refusal of its own for an unknown one. */
export type NewTask = TaskChanges & {
  readonly type?: unknown
  readonly _id?: string
  readonly id?: string
  readonly byHabitica?: boolean
}

/** Texts that a client empties by null; null in any other field that cannot be removed says nothing. */
const EMPTIED: ReadonlySet<string> = new Set(['text', 'notes'])

/** Decodes each field on its own, exactly. Only what is no map at all is refused. docs/decisions/079-faults-of-tasks.md. */
const fieldByField = <A extends Misfits>(name: string, codecs: t.Props): t.Type<A, A, unknown> =>
  new t.Type<A, A, unknown>(
    name,
    (input): input is A => typeof input === 'object' && input !== null,
    (input, context) => {
      if (typeof input !== 'object' || input === null || Array.isArray(input)) return t.failure(input, context)
      const read: Record<string, unknown> = {}
      const misfits: Record<string, unknown> = {}
      for (const [field, codec] of Object.entries(codecs)) {
        const value = (input as Readonly<Record<string, unknown>>)[field]
        if (value === undefined) continue
        const decoded = codec.decode(value === null && EMPTIED.has(field) ? '' : value)
        if (decoded._tag === 'Right') read[field] = decoded.right
        else if (value !== null) misfits[field] = typeof value === 'object' ? null : value
      }
      return t.success({ ...read, ...(Object.keys(misfits).length === 0 ? {} : { misfits }) } as A)
    },
    t.identity,
  )

export const TaskChanges = fieldByField<TaskChanges>('TaskChanges', fields)
export const NewTask = fieldByField<NewTask>('NewTask', { ...NewTaskFields.props, type: t.unknown })
