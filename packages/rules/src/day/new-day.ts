import type { DayClock } from '../calendar/index.ts'
import type { GameEvent, World } from '../kernel/index.ts'
import type { Player, Task, TaskId, User } from '../model/index.ts'

/** When and where a new day starts. `daysMissed`: user days since the last one. */
export type Dawn = { readonly world: World; readonly clock: DayClock; readonly daysMissed: number }

/** How the day that is over went. `checked` and `unchecked` count dailies, open ones by their steps. Reference, rules 3.5. */
export type Tally = {
  readonly perfect: boolean
  readonly anyDue: boolean
  readonly checked: number
  readonly unchecked: number
}

/** What a player did for their party's quest since the last new day. */
export type QuestEffort = { readonly up: number; readonly down: number; readonly collectedItems: number }

/** A new day on its way through its steps; its tasks are a list, since a record of them takes long to copy. */
export type NewDay = {
  readonly user: User
  readonly tasks: ReadonlyArray<Task>
  readonly events: ReadonlyArray<GameEvent>
  readonly tally: Tally
  readonly effort?: QuestEffort
}

/** One step of the new day. */
export type Step = (dawn: Dawn) => (day: NewDay) => NewDay

/** A step that looks at the player alone. */
export const forUser =
  (change: (dawn: Dawn, user: User) => User): Step =>
  (dawn) =>
  (day) => {
    const user = change(dawn, day.user)
    return user === day.user ? day : { ...day, user }
  }

/** The day with these tasks in the place of those with the same ids. */
export const withTasks = (day: NewDay, changed: ReadonlyArray<Task>): NewDay => {
  if (changed.length === 0) return day
  const after = new Map(changed.map((task) => [task._id, task]))
  return { ...day, tasks: day.tasks.map((task) => after.get(task._id) ?? task) }
}

/** The tasks of one kind. */
export const tasksOfType = <Type extends Task['type']>(
  tasks: NewDay['tasks'],
  type: Type,
): ReadonlyArray<Extract<Task, { type: Type }>> =>
  tasks.filter((task): task is Extract<Task, { type: Type }> => task.type === type)

/** A player's tasks after the new day; what did not change is the same object as before. */
export const tasksAfter = (before: Player['tasks'], { tasks }: NewDay): Player['tasks'] => {
  if (tasks.length < Object.keys(before).length) return Object.fromEntries(tasks.map((task) => [task._id, task]))
  const changed = tasks.filter((task) => before[task._id] !== task)
  if (changed.length === 0) return before
  const after: Record<TaskId, Task> = { ...before }
  for (const task of changed) after[task._id] = task
  return after
}
