import { fromIso } from '../../kernel/index.ts'
import type { Daily, Task, TaskType, Todo, User } from '../../model/index.ts'

export type TaskFilter =
  | 'all'
  | 'yellowred'
  | 'greenblue'
  | 'due'
  | 'notDue'
  | 'remaining'
  | 'scheduled'
  | 'complete2'
  | 'custom'
  | 'wishlist'

/** Filters by kind of task: `full` for the player's own columns, `simple` for those of others. docs/reference/application.md 4. */
export const FILTERS: Readonly<Record<'full' | 'simple', Readonly<Record<TaskType, ReadonlyArray<TaskFilter>>>>> = {
  full: {
    habit: ['all', 'yellowred', 'greenblue'],
    daily: ['all', 'due', 'notDue'],
    todo: ['remaining', 'scheduled', 'complete2'],
    reward: ['all', 'custom', 'wishlist'],
  },
  simple: { habit: ['all'], daily: ['all'], todo: ['all', 'scheduled'], reward: ['all'] },
}

/** The tasks that pass a filter; scheduled to-dos are sorted by date. */
export const filteredTasks = (tasks: ReadonlyArray<Task>, filter: TaskFilter): ReadonlyArray<Task> => {
  const matches = tasks.filter((task) => isShown(task, filter))
  return filter === 'scheduled' ? matches.sort((a, b) => dateOf(a) - dateOf(b)) : matches
}

/** The active filter of a column: the last one chosen, else the first; dailies start with `due` if the player prefers it. */
export const filterInUse = ({ preferences }: Pick<User, 'preferences'>, type: TaskType): TaskFilter => {
  const filters = FILTERS.full[type]
  const first = filters[0] ?? 'all'
  const active = filters.find((filter) => filter === preferences.tasks.activeFilter[type]) ?? first
  return type === 'daily' && active === first && preferences.dailyDueDefaultView ? 'due' : active
}

/** Due and not completed, by the stored `isDue`, which is computed when the daily changes. */
const isDueAndUndone = ({ completed, isDue }: Pick<Daily, 'completed' | 'isDue'>): boolean => isDue && !completed

/** The count on a column's badge: open to-dos, or dailies that are due and not completed; 0 for other kinds. Screens, 2.3. */
export const badgeOf = (tasks: ReadonlyArray<Task>): number => tasks.filter(isWaiting).length

const isWaiting = (task: Task): boolean =>
  (task.type === 'todo' && !task.completed) || (task.type === 'daily' && isDueAndUndone(task))

const isShown = (task: Task, filter: TaskFilter): boolean => {
  switch (filter) {
    case 'all':
    case 'custom':
      return true
    case 'yellowred':
      return task.value < 1
    case 'greenblue':
      return task.value >= 1
    case 'due':
      return task.type === 'daily' && isDueAndUndone(task)
    case 'notDue':
      return task.type === 'daily' && !isDueAndUndone(task)
    case 'remaining':
      return task.type === 'todo' && !task.completed
    case 'scheduled':
      return isScheduled(task)
    case 'complete2':
      return task.type === 'todo' && task.completed
    case 'wishlist':
      return false
  }
}

type Scheduled = Todo & { readonly date: string }

const isScheduled = (task: Task): task is Scheduled =>
  task.type === 'todo' && !task.completed && typeof task.date === 'string'

const dateOf = (task: Task): number => (isScheduled(task) ? fromIso(task.date) : Number.POSITIVE_INFINITY)
