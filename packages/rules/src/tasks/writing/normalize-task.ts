import { HIGHEST_FIGURE, type Instant, type Seed } from '../../kernel/index.ts'
import type { DayClock } from '../../calendar/index.ts'
import type { Daily, Habit, Task, Todo } from '../../model/index.ts'
import { normalizeDaily } from './normalize-daily.ts'
import { normalizeChecklist, normalizeReminders } from './normalize-parts.ts'
import type { TaskChanges } from './task-fields.ts'

/** The clock for dates, and the source of ids for checklist items and reminders. */
export type NormalizeContext = {
  readonly clock: DayClock
  readonly now: Instant
  readonly seed: Seed
  /** The name of the writing rule, the prefix of its throws. */
  readonly rule: string
  /** Makes the throws for several tasks in one command distinct. */
  readonly subject?: string
}

/**
 * Applies changes to a task and normalizes it for storage. `changes` must hold only fields that are writable in this
 * task, and none with a fault. docs/reference/rules.md 4.5 and api 2.6.
 */
export const normalizeTask = (before: Task, changes: TaskChanges, context: NormalizeContext): Task => {
  const task = withoutEmptied(before, changes)
  const common = commonOf(changes, context)
  switch (task.type) {
    case 'habit':
      return { ...task, ...common, ...habitOf(changes) }
    case 'daily':
      return normalizeDaily({ ...task, ...common, ...listOf(changes, context), ...dailyOf(task, changes) }, context)
    case 'todo':
      return {
        ...task,
        ...common,
        ...listOf(changes, context),
        ...(changes.date === undefined ? {} : { date: changes.date }),
        ...todoRecurrence(task, changes),
      }
    case 'reward':
      return { ...task, ...common, ...(changes.value === undefined ? {} : { value: capped(changes.value) }) }
  }
}

type PresentFields<K extends keyof TaskChanges> = { readonly [P in K]?: NonNullable<TaskChanges[P]> }

/** Picks the fields that are present. */
const presentFields = <K extends keyof TaskChanges>(
  changes: TaskChanges,
  ...keys: ReadonlyArray<K>
): PresentFields<K> =>
  Object.fromEntries(
    keys.flatMap((key) => (changes[key] === undefined ? [] : [[key, changes[key]]])),
  ) as PresentFields<K>

const capped = (value: number): number => Math.min(value, HIGHEST_FIGURE)

const wholeNumbers = <K extends 'streak' | 'counterUp' | 'counterDown'>(
  changes: TaskChanges,
  ...keys: ReadonlyArray<K>
) =>
  Object.fromEntries(
    Object.entries(presentFields(changes, ...keys)).map(([key, value]) => [key, Math.trunc(capped(Number(value)))]),
  ) as { readonly [P in K]?: number }

const withoutEmptied = (task: Task, { alias, recurrence }: TaskChanges): Task => {
  const { alias: _alias, ...unnamed } = task
  const named = alias === null ? unnamed : task
  if (recurrence !== null) return named
  if (named.type === 'daily') {
    const { recurrence: _none, doneOn: _days, ...regular } = named
    return regular
  }
  if (named.type !== 'todo') return named
  const { recurrence: _once, ...once } = named
  return once
}

const commonOf = (changes: TaskChanges, context: NormalizeContext) => ({
  ...presentFields(changes, 'text', 'notes', 'priority', 'attribute'),
  ...(typeof changes.alias === 'string' ? { alias: changes.alias } : {}),
  ...(changes.tags === undefined ? {} : { tags: [...new Set(changes.tags)] }),
  ...(changes.reminders === undefined ? {} : { reminders: normalizeReminders(changes.reminders, context) }),
})

const listOf = (changes: TaskChanges, context: NormalizeContext) => ({
  ...presentFields(changes, 'collapseChecklist'),
  ...(changes.checklist === undefined ? {} : { checklist: normalizeChecklist(changes.checklist, context) }),
})

const habitOf = (changes: TaskChanges): Partial<Habit> => ({
  ...presentFields(changes, 'up', 'down'),
  ...wholeNumbers(changes, 'counterUp', 'counterDown'),
  ...(changes.frequency === undefined || changes.frequency === 'yearly' ? {} : { frequency: changes.frequency }),
})

const dailyOf = (task: Daily, changes: TaskChanges): Partial<Daily> => ({
  ...presentFields(changes, 'frequency', 'everyX', 'startDate', 'daysOfMonth', 'weeksOfMonth', 'yesterDaily', 'paused'),
  ...wholeNumbers(changes, 'streak'),
  ...(changes.repeat === undefined ? {} : { repeat: { ...task.repeat, ...changes.repeat } }),
  ...(changes.recurrence == null || changes.recurrence.type === 'every' ? {} : { recurrence: changes.recurrence }),
})

/** A new date is what a monthly one begins with from now on. */
const todoRecurrence = (task: Todo, { recurrence = task.recurrence, date }: TaskChanges): Partial<Todo> => {
  if (recurrence == null || recurrence.type === 'times') return {}
  if (recurrence.type === 'afterDone' || date === undefined) return { recurrence }
  const { date: _old, ...anew } = recurrence
  return { recurrence: anew }
}
