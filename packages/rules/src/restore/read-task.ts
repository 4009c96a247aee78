import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { dayClockOf, withDueDates } from '../calendar/index.ts'
import { fromIso, type Instant, isRecord } from '../kernel/index.ts'
import {
  Daily,
  Habit,
  LIMITS,
  Reward,
  type TagId,
  type Task,
  taskCharacters,
  type TaskId,
  TaskType,
  Todo,
  type User,
} from '../model/index.ts'
import { emptyTask } from '../tasks/index.ts'

const CODECS: Readonly<Record<TaskType, t.Decoder<unknown, Task>>> = {
  habit: Habit,
  daily: Daily,
  todo: Todo,
  reward: Reward,
}

/** What belongs to the place where the task was. */
const NOT_TAKEN = ['id', '_id', 'userId', 'byHabitica', 'tags', 'group', 'challenge', 'nextDue', 'isDue'] as const

export type TaskReading = {
  readonly user: User
  readonly now: Instant
  readonly id: TaskId
  readonly tagOf: (id: string) => TagId | undefined
}

/** A task of a file and the fields of it that make no sense here; nothing if it is no task. */
export const readTask = (
  raw: Readonly<Record<string, unknown>>,
  { user, now, id, tagOf }: TaskReading,
): { readonly task: Task; readonly misfits: ReadonlyArray<string> } | undefined => {
  const { type, text, tags } = raw
  if (!TaskType.is(type) || typeof text !== 'string' || text.trim() === '') return undefined
  const clock = dayClockOf(user)
  const empty: Readonly<Record<string, unknown>> = emptyTask(type, { id, owner: user._id, clock, now })
  const fields = Object.fromEntries(
    Object.entries(raw).filter(([field, value]) => isTaken(field) && isKnownField(type, field) && value !== undefined),
  )
  const codec = CODECS[type]
  const whole = {
    ...empty,
    ...fields,
    tags: Array.isArray(tags) ? tags.flatMap((tag) => (typeof tag === 'string' ? (tagOf(tag) ?? []) : [])) : [],
  }
  const first = codec.decode(whole)
  const misfits = E.isRight(first) ? [] : fieldsOf(first.left).filter((field) => field in fields)
  const repaired = Object.fromEntries(
    Object.entries(whole).flatMap(([field, value]) => {
      if (!misfits.includes(field)) return [[field, value]]
      return field in empty ? [[field, empty[field]]] : []
    }),
  )
  const decoded = codec.decode(repaired)
  if (E.isLeft(decoded)) return undefined
  const task = withinRange(decoded.right)
  if (taskCharacters(task) > LIMITS.taskCharacters || isTooLong(task)) return undefined
  return {
    // due on the day that the player is in, which may be over without the next one having begun
    task: task.type === 'daily' ? withDueDates(task, clock, Math.min(now, fromIso(user.lastCron))) : task,
    misfits: [...misfits, ...strangersIn(raw, type)],
  }
}

const isTaken = (field: string): boolean => !NOT_TAKEN.some((each) => each === field)

/** The fields that the codec of a document names. */
export const fieldNames = (codec: t.Mixed): ReadonlyArray<string> => {
  if (codec instanceof t.ReadonlyType) return fieldNames(codec.type as t.Mixed)
  if (codec instanceof t.IntersectionType) return (codec.types as ReadonlyArray<t.Mixed>).flatMap(fieldNames)
  return codec instanceof t.InterfaceType || codec instanceof t.PartialType ? Object.keys(codec.props as t.Props) : []
}

const FIELDS: Readonly<Record<TaskType, ReadonlySet<string>>> = {
  habit: new Set(fieldNames(Habit)),
  daily: new Set(fieldNames(Daily)),
  todo: new Set(fieldNames(Todo)),
  reward: new Set(fieldNames(Reward)),
}

const isKnownField = (type: TaskType, field: string): boolean => FIELDS[type].has(field)

/** Fields that no task here has, as far as they hold something. */
const strangersIn = (raw: Readonly<Record<string, unknown>>, type: TaskType): ReadonlyArray<string> =>
  Object.entries(raw)
    .filter(([field, value]) => isTaken(field) && !isKnownField(type, field) && !isEmpty(value))
    .map(([field]) => field)

/** Whether a value holds nothing that somebody could miss. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (isRecord(value) && Object.keys(value).length === 0) ||
  (Array.isArray(value) && value.length === 0)

const fieldsOf = (errors: ReadonlyArray<{ readonly context: ReadonlyArray<{ readonly key: string }> }>) => [
  ...new Set(
    errors.map(({ context }) => context.map(({ key }) => key).find((key) => key !== '' && !/^\d+$/.test(key)) ?? ''),
  ),
]

const isTooLong = (task: Task): boolean =>
  ('checklist' in task && task.checklist.length > LIMITS.checklist) || task.reminders.length > LIMITS.reminders

/** Figures that repeat a daily, and what a reward costs, within what writing them would take. docs/reference/rules.md 4.5. */
const withinRange = <Kind extends Task>(task: Kind): Kind => {
  if (task.type === 'reward') return task.value < 0 ? { ...task, value: 0 } : task
  if (task.type !== 'daily') return task
  const isWhole = Number.isInteger(task.everyX) && task.everyX >= 0 && task.everyX <= 9999
  return {
    ...task,
    everyX: isWhole ? task.everyX : 1,
    daysOfMonth: task.daysOfMonth.filter((day) => day >= 1 && day <= 31),
    weeksOfMonth: task.weeksOfMonth.filter((week) => week >= 0 && week <= 4),
  }
}
