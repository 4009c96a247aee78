import type { Task, TaskType } from '../../model/index.ts'
import type { TaskChanges } from './task-fields.ts'

export type TaskField = Exclude<keyof TaskChanges, 'misfits'>

const COMMON = ['text', 'notes', 'tags', 'alias', 'priority', 'attribute', 'reminders'] as const
const LISTED = ['collapseChecklist', 'checklist'] as const

const OF_KIND: Readonly<Record<TaskType, ReadonlyArray<TaskField>>> = {
  habit: [...COMMON, 'up', 'down', 'counterUp', 'counterDown', 'frequency'],
  daily: [
    ...COMMON,
    ...LISTED,
    'frequency',
    'everyX',
    'startDate',
    'repeat',
    'daysOfMonth',
    'weeksOfMonth',
    'streak',
    'yesterDaily',
    'recurrence',
  ],
  todo: [...COMMON, ...LISTED, 'date', 'recurrence'],
  reward: [...COMMON, 'value'],
}

/** The writable fields of a copy of a group's task; of a challenge's, the checklist is writable as well. docs/reference/rules.md 2.14. */
const OF_GROUP_COPY: ReadonlyArray<TaskField> = [
  'streak',
  'attribute',
  'reminders',
  'tags',
  'notes',
  'collapseChecklist',
  'alias',
  'yesterDaily',
  'counterDown',
  'counterUp',
]
const OF_CHALLENGE_COPY: ReadonlyArray<TaskField> = [...OF_GROUP_COPY, 'checklist']

/** A daily is paused by its owner, when it is there. */
const OWN_DAILY: ReadonlyArray<TaskField> = [...OF_KIND.daily, 'paused']

/** The fields that a new task of a kind may be given. */
export const fieldsOfKind = (type: TaskType): ReadonlyArray<TaskField> => OF_KIND[type]

/** The writable fields of a task: fewer if it belongs to a challenge or a group. */
export const writableFields = ({ type, challenge, group }: Pick<Task, 'type' | 'challenge' | 'group'>) => {
  if (group.id !== undefined) return OF_KIND[type].filter((field) => OF_GROUP_COPY.includes(field))
  if (challenge.id !== undefined) return OF_KIND[type].filter((field) => OF_CHALLENGE_COPY.includes(field))
  return type === 'daily' ? OWN_DAILY : OF_KIND[type]
}

/** Picks the allowed fields of changes; null is a value, undefined is not. */
export const onlyFields = (changes: TaskChanges, allowed: ReadonlyArray<TaskField>): TaskChanges =>
  Object.fromEntries(allowed.flatMap((field) => (changes[field] === undefined ? [] : [[field, changes[field]]])))
