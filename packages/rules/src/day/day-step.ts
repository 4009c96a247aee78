import type { DayClock } from '../calendar/index.ts'
import type { GameEvent, RuleContext } from '../kernel/index.ts'
import type { DayRow, Player, QuestEffort, Task, TaskId, User } from '../model/index.ts'

/** The context of a step. `daysMissed`: user days since the last new day. */
export type DayContext = RuleContext & { readonly clock: DayClock; readonly daysMissed: number }

/**
 * The dailies of the past day. `checked` and `unchecked` count dailies, open ones by the fraction of ticked items.
 * docs/reference/rules.md 3.5.
 */
export type Tally = {
  readonly perfect: boolean
  readonly anyDue: boolean
  readonly checked: number
  readonly unchecked: number
}

/** The state that steps hand on. Tasks are an array, since a record of them is slow to copy. */
export type DayState = {
  readonly user: User
  readonly tasks: ReadonlyArray<Task>
  readonly events: ReadonlyArray<GameEvent>
  readonly tally: Tally
  /** What moved health, mana, experience, gold and level so far. */
  readonly rows: ReadonlyArray<DayRow>
  readonly effort?: QuestEffort
}

export type DayStep = (context: DayContext) => (day: DayState) => DayState

/** A step that depends on and changes the player only. */
export const userStep =
  (change: (context: DayContext, user: User) => User): DayStep =>
  (context) =>
  (day) => {
    const user = change(context, day.user)
    return user === day.user ? day : { ...day, user }
  }

/** Replaces tasks by id. */
export const withTasks = (day: DayState, changed: ReadonlyArray<Task>): DayState => {
  if (changed.length === 0) return day
  const after = new Map(changed.map((task) => [task._id, task]))
  return { ...day, tasks: day.tasks.map((task) => after.get(task._id) ?? task) }
}

/** The tasks of one type, in their order. */
export const tasksOfType = <Type extends Task['type']>(
  tasks: DayState['tasks'],
  type: Type,
): ReadonlyArray<Extract<Task, { type: Type }>> =>
  tasks.filter((task): task is Extract<Task, { type: Type }> => task.type === type)

/** The player's tasks after the new day. Unchanged tasks, and the record if none changed, keep their identity. */
export const tasksAfter = (before: Player['tasks'], { tasks }: DayState): Player['tasks'] => {
  if (tasks.length < Object.keys(before).length) return Object.fromEntries(tasks.map((task) => [task._id, task]))
  const changed = tasks.filter((task) => before[task._id] !== task)
  if (changed.length === 0) return before
  const after: Record<TaskId, Task> = { ...before }
  for (const task of changed) after[task._id] = task
  return after
}
