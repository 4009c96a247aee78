import type { DayClock } from '../calendar/index.ts'
import type { GameEvent, World } from '../kernel/index.ts'
import type { Player, Task, User } from '../model/index.ts'

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

/** A new day on its way through its steps. */
export type NewDay = {
  readonly user: User
  readonly tasks: Player['tasks']
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
  const moved = changed.filter((task) => day.tasks[task._id] !== task)
  if (moved.length === 0) return day
  return { ...day, tasks: { ...day.tasks, ...Object.fromEntries(moved.map((task) => [task._id, task])) } }
}

/** The tasks of one kind. */
export const tasksOfType = <Type extends Task['type']>(
  tasks: Player['tasks'],
  type: Type,
): ReadonlyArray<Extract<Task, { type: Type }>> =>
  Object.values<Task>(tasks).filter((task): task is Extract<Task, { type: Type }> => task.type === type)
