import { HIGHEST_FIGURE, type Instant, type Seed } from '../kernel/index.ts'
import type { DayClock } from '../calendar/index.ts'
import type { Daily, Habit, Task } from '../model/index.ts'
import { normalDaily } from './normal-daily.ts'
import { writtenChecklist, writtenReminders } from './parts.ts'
import type { TaskChanges } from './task-fields.ts'

/** By which clock a task is read, and what the ids of its parts are drawn from. */
export type Writing = {
  readonly clock: DayClock
  readonly now: Instant
  readonly seed: Seed
  /** Begins the names of the throws. */
  readonly name: string
}

/**
 * The task with what its owner wrote into it, as it is kept. `changes` holds only fields that may be written in this
 * task, and none with a fault. Reference, rules 4.5 and api 2.6.
 */
export const writtenTask = (before: Task, changes: TaskChanges, writing: Writing): Task => {
  const task = changes.alias === null ? withoutAlias(before) : before
  const common = commonOf(changes, writing)
  switch (task.type) {
    case 'habit':
      return { ...task, ...common, ...habitOf(changes) }
    case 'daily':
      return normalDaily({ ...task, ...common, ...listOf(changes, writing), ...dailyOf(task, changes) }, writing)
    case 'todo':
      return {
        ...task,
        ...common,
        ...listOf(changes, writing),
        ...(changes.date === undefined ? {} : { date: changes.date }),
      }
    case 'reward':
      return { ...task, ...common, ...(changes.value === undefined ? {} : { value: atMost(changes.value) }) }
  }
}

type Given<K extends keyof TaskChanges> = { readonly [P in K]?: NonNullable<TaskChanges[P]> }

/** The fields of these names that are there. */
const given = <K extends keyof TaskChanges>(changes: TaskChanges, ...keys: ReadonlyArray<K>): Given<K> =>
  Object.fromEntries(keys.flatMap((key) => (changes[key] === undefined ? [] : [[key, changes[key]]]))) as Given<K>

const atMost = (value: number): number => Math.min(value, HIGHEST_FIGURE)

const wholes = <K extends 'streak' | 'counterUp' | 'counterDown'>(changes: TaskChanges, ...keys: ReadonlyArray<K>) =>
  Object.fromEntries(
    Object.entries(given(changes, ...keys)).map(([key, value]) => [key, Math.trunc(atMost(Number(value)))]),
  ) as { readonly [P in K]?: number }

const withoutAlias = (task: Task): Task => {
  const { alias: _gone, ...others } = task
  return others
}

const commonOf = (changes: TaskChanges, writing: Writing) => ({
  ...given(changes, 'text', 'notes', 'priority', 'attribute'),
  ...(typeof changes.alias === 'string' ? { alias: changes.alias } : {}),
  ...(changes.tags === undefined ? {} : { tags: [...new Set(changes.tags)] }),
  ...(changes.reminders === undefined ? {} : { reminders: writtenReminders(changes.reminders, writing) }),
})

const listOf = (changes: TaskChanges, writing: Writing) => ({
  ...given(changes, 'collapseChecklist'),
  ...(changes.checklist === undefined ? {} : { checklist: writtenChecklist(changes.checklist, writing) }),
})

const habitOf = (changes: TaskChanges): Partial<Habit> => ({
  ...given(changes, 'up', 'down'),
  ...wholes(changes, 'counterUp', 'counterDown'),
  ...(changes.frequency === undefined || changes.frequency === 'yearly' ? {} : { frequency: changes.frequency }),
})

const dailyOf = (task: Daily, changes: TaskChanges): Partial<Daily> => ({
  ...given(changes, 'frequency', 'everyX', 'startDate', 'daysOfMonth', 'weeksOfMonth', 'yesterDaily'),
  ...wholes(changes, 'streak'),
  ...(changes.repeat === undefined ? {} : { repeat: { ...task.repeat, ...changes.repeat } }),
})
