import { fromIso } from '../kernel/index.ts'
import type { Daily, Task, TaskType, Todo, User } from '../model/index.ts'

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

/** The player's own board has the first set, boards of others the second. Application specification, section 4. */
export const FILTERS: Readonly<Record<'full' | 'simple', Readonly<Record<TaskType, ReadonlyArray<TaskFilter>>>>> = {
  full: {
    habit: ['all', 'yellowred', 'greenblue'],
    daily: ['all', 'due', 'notDue'],
    todo: ['remaining', 'scheduled', 'complete2'],
    reward: ['all', 'custom', 'wishlist'],
  },
  simple: { habit: ['all'], daily: ['all'], todo: ['all', 'scheduled'], reward: ['all'] },
}

/** The tasks that a filter shows, in the order in which it shows them. */
export const filteredTasks = (tasks: ReadonlyArray<Task>, filter: TaskFilter): ReadonlyArray<Task> => {
  const shown = tasks.filter((task) => isShown(task, filter))
  return filter === 'scheduled' ? shown.sort((a, b) => dateOf(a) - dateOf(b)) : shown
}

/** The filter a player finds a kind of tasks under: the last one chosen; dailies may begin with those due. */
export const filterInUse = ({ preferences }: Pick<User, 'preferences'>, type: TaskType): TaskFilter => {
  const filters = FILTERS.full[type]
  const first = filters[0] ?? 'all'
  const chosen = filters.find((filter) => filter === preferences.tasks.activeFilter[type]) ?? first
  return type === 'daily' && chosen === first && preferences.dailyDueDefaultView ? 'due' : chosen
}

/** Dailies due and undone: what the due filter shows, by what was stored at the last change. */
export const isDueAndUndone = ({ completed, isDue }: Pick<Daily, 'completed' | 'isDue'>): boolean => isDue && !completed

/** What waits on a list: to-dos not completed, dailies due and undone; the other kinds count nothing. Screens, 2.3. */
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
