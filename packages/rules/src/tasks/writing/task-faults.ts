import { EVERY, isInRange } from '../../calendar/index.ts'
import { type FieldFault, type FieldFaultKey, isUuid } from '../../kernel/index.ts'
import type { Task } from '../../model/index.ts'
import { isAlias } from './alias.ts'
import type { TaskChanges } from './task-fields.ts'
import type { TaskField } from './writable-fields.ts'

type Check = (changes: TaskChanges) => FieldFaultKey | undefined

const within = (figure: number, lowest: number, highest: number): boolean =>
  Number.isInteger(figure) && figure >= lowest && figure <= highest

const allWithin = (figures: ReadonlyArray<number> | undefined, lowest: number, highest: number) =>
  (figures ?? []).every((figure) => within(figure, lowest, highest)) ? undefined : 'fieldOutOfRange'

const notBelowZero = (figure: number | undefined) => ((figure ?? 0) < 0 ? 'fieldOutOfRange' : undefined)

/** Checks of field values beyond their types. docs/reference/application.md 5; docs/reference/api.md 3.2. */
const CHECKS: Readonly<Partial<Record<TaskField, Check>>> = {
  text: ({ text }) => (text !== undefined && text.trim() === '' ? 'fieldRequired' : undefined),
  alias: ({ alias }) => (typeof alias === 'string' && !isAlias(alias) ? 'fieldAliasPattern' : undefined),
  tags: ({ tags }) => ((tags ?? []).every(isUuid) ? undefined : 'fieldNotAnId'),
  reminders: ({ reminders }) =>
    (reminders ?? []).every(({ time }) => time !== undefined) ? undefined : 'fieldRequired',
  value: ({ value }) => notBelowZero(value),
  counterUp: ({ counterUp }) => notBelowZero(counterUp),
  counterDown: ({ counterDown }) => notBelowZero(counterDown),
  streak: ({ streak }) => notBelowZero(streak),
  everyX: ({ everyX = EVERY.lowest }) => (within(everyX, EVERY.lowest, EVERY.highest) ? undefined : 'fieldOutOfRange'),
  recurrence: ({ recurrence = null }) => (recurrence === null || isInRange(recurrence) ? undefined : 'fieldOutOfRange'),
  daysOfMonth: ({ daysOfMonth }) => allWithin(daysOfMonth, 1, 31),
  weeksOfMonth: ({ weeksOfMonth }) => allWithin(weeksOfMonth, 0, 4),
}

/** The faults of fields whose values did not even decode; a field that the task does not have matters to nobody. */
export const misfitFaults = (
  allowed: ReadonlyArray<string>,
  { misfits = {} }: Pick<TaskChanges, 'misfits'>,
): ReadonlyArray<FieldFault> =>
  Object.entries(misfits).flatMap(([path, value]) =>
    allowed.includes(path) ? [{ path, key: 'fieldInvalid', ...(value === null ? {} : { value }) }] : [],
  )

/** The faults in changes to a task, empty if they are valid. `changes` must hold only fields of the task's kind. */
export const taskFaults = (task: Task, changes: TaskChanges): ReadonlyArray<FieldFault> => [
  ...(Object.keys(changes) as TaskField[]).flatMap((path) => {
    const key = CHECKS[path]?.(changes) ?? kindFault(task, path, changes)
    return key === undefined ? [] : [{ path, key, value: changes[path] }]
  }),
  ...weekdayFault(task, changes),
]

/** Habits have no year, to-dos no count of times, dailies no interval besides their frequency. */
const kindFault = (task: Task, path: TaskField, changes: TaskChanges): FieldFaultKey | undefined => {
  const isMisfit =
    path === 'frequency'
      ? task.type === 'habit' && changes.frequency === 'yearly'
      : path === 'recurrence' && changes.recurrence?.type === (task.type === 'todo' ? 'times' : 'every')
  return isMisfit ? 'fieldInvalid' : undefined
}

/** A weekly rule, or a monthly rule by week, needs at least one weekday. */
const weekdayFault = (task: Task, changes: TaskChanges): ReadonlyArray<FieldFault> => {
  if (task.type !== 'daily' || (changes.repeat === undefined && changes.frequency === undefined)) return []
  const frequency = changes.frequency ?? task.frequency
  const weeks = changes.weeksOfMonth ?? task.weeksOfMonth
  const needsWeekday = frequency === 'weekly' || (frequency === 'monthly' && weeks.length > 0)
  const repeat = { ...task.repeat, ...changes.repeat }
  return needsWeekday && !Object.values(repeat).some(Boolean) ? [{ path: 'repeat', key: 'fieldNeedsWeekday' }] : []
}
