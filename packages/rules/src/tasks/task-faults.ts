import { EVERY } from '../calendar/index.ts'
import type { FieldFault, FieldFaultKey } from '../kernel/index.ts'
import type { Task } from '../model/index.ts'
import { isAlias } from './alias.ts'
import type { TaskChanges } from './task-fields.ts'
import type { TaskField } from './writable-fields.ts'
import { isUuid } from './uuid.ts'

type Check = (changes: TaskChanges) => FieldFaultKey | undefined

const within = (figure: number, lowest: number, highest: number): boolean =>
  Number.isInteger(figure) && figure >= lowest && figure <= highest

const allWithin = (figures: ReadonlyArray<number> | undefined, lowest: number, highest: number) =>
  (figures ?? []).every((figure) => within(figure, lowest, highest)) ? undefined : 'fieldOutOfRange'

const notBelowZero = (figure: number | undefined) => ((figure ?? 0) < 0 ? 'fieldOutOfRange' : undefined)

/** What each field must be, besides its type. Application specification, section 5; reference, api 3.2. */
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
  daysOfMonth: ({ daysOfMonth }) => allWithin(daysOfMonth, 1, 31),
  weeksOfMonth: ({ weeksOfMonth }) => allWithin(weeksOfMonth, 0, 4),
}

/** The faults of what a player wrote into a task; empty when it may be kept. `changes` holds fields of its kind only. */
export const taskFaults = (task: Task, changes: TaskChanges): ReadonlyArray<FieldFault> => [
  ...(Object.keys(changes) as TaskField[]).flatMap((path) => {
    const key = CHECKS[path]?.(changes) ?? kindFault(task, path, changes)
    return key === undefined ? [] : [{ path, key, value: changes[path] }]
  }),
  ...weekdayFault(task, changes),
]

const kindFault = (task: Task, path: TaskField, { frequency }: TaskChanges): FieldFaultKey | undefined =>
  path === 'frequency' && task.type === 'habit' && frequency === 'yearly' ? 'fieldInvalid' : undefined

/** A rule of weeks or of weekdays in a month needs a weekday. */
const weekdayFault = (task: Task, changes: TaskChanges): ReadonlyArray<FieldFault> => {
  if (task.type !== 'daily' || (changes.repeat === undefined && changes.frequency === undefined)) return []
  const frequency = changes.frequency ?? task.frequency
  const weeks = changes.weeksOfMonth ?? task.weeksOfMonth
  const needsWeekday = frequency === 'weekly' || (frequency === 'monthly' && weeks.length > 0)
  const repeat = { ...task.repeat, ...changes.repeat }
  return needsWeekday && !Object.values(repeat).some(Boolean) ? [{ path: 'repeat', key: 'fieldNeedsWeekday' }] : []
}
