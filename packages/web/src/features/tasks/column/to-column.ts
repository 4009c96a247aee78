import type { TagId, Task, TaskType } from '@daykeep/rules/model'
import { badgeOf, filteredTasks, FILTERS, hasTags, matchesSearch, type TaskFilter } from '@daykeep/rules/tasks'
import type { TaskCardModel } from '../card/index.ts'

/** What the player searches for, besides the filter of a column. */
export type TaskQuery = {
  readonly search: string
  readonly tags: ReadonlyArray<TagId>
}

export type ColumnContext = TaskQuery & {
  readonly toCard: (task: Task) => TaskCardModel
  readonly filter: TaskFilter
  /** Shared boards have fewer filters. */
  readonly mode: keyof typeof FILTERS
  /** State of the completed to-dos, which only their own filter loads. */
  readonly completed: 'loading' | 'failed' | 'loaded'
  readonly shared?: ColumnModel['shared']
}

/** Why a column shows no cards: it has no tasks, its filter hides them, or search and tags do. */
export type EmptyReason = 'nothing' | 'filtered' | 'notFound'

export type ColumnList =
  | { readonly type: 'loading' }
  | { readonly type: 'failed' }
  | { readonly type: 'empty'; readonly why: EmptyReason }
  | { readonly type: 'cards'; readonly cards: ReadonlyArray<TaskCardModel>; readonly sortable: boolean }

export type ColumnModel = {
  readonly type: TaskType
  /** Of a group's board: whether the reader adds tasks to it and orders them. */
  readonly shared?: 'edit' | 'read' | undefined
  readonly filter: TaskFilter
  readonly filters: ReadonlyArray<TaskFilter>
  /** Tasks that wait to be done; 0 is not shown. */
  readonly count: number
  /** How many cards search and tags hide. */
  readonly hidden: number
  readonly list: ColumnList
}

/** `tasks` are those of the given type, in the player's order. docs/reference/screens.md 2.3. */
export const toColumn =
  (context: ColumnContext) =>
  (type: TaskType, tasks: ReadonlyArray<Task>): ColumnModel => {
    const { filter, mode, shared } = context
    const filtered = filteredTasks(tasks, filter)
    const visible = filtered.filter(matchesQuery(context))
    return {
      type,
      shared,
      filter,
      filters: FILTERS[mode][type],
      count: badgeOf(tasks),
      hidden: filtered.length - visible.length,
      list: listOf(context, { tasks, filtered, visible }),
    }
  }

/** Whether a task fits search and tags. */
export const matchesQuery =
  ({ search, tags }: TaskQuery) =>
  (task: Task): boolean =>
    hasTags(task, tags) && matchesSearch(task, search)

type FilteredTasks = {
  readonly tasks: ReadonlyArray<Task>
  readonly filtered: ReadonlyArray<Task>
  readonly visible: ReadonlyArray<Task>
}

const listOf = (context: ColumnContext, { tasks, filtered, visible }: FilteredTasks): ColumnList => {
  const { filter, completed, toCard } = context
  if (filter === 'complete2' && completed !== 'loaded') return { type: completed }
  if (visible.length > 0) {
    const own = filter !== 'scheduled' && filter !== 'complete2' && context.shared !== 'read'
    const ordered = filter === 'complete2' ? visible.toSorted(byCompletion) : visible
    return { type: 'cards', cards: ordered.map(toCard), sortable: own }
  }
  if (filtered.length > 0) return { type: 'empty', why: 'notFound' }
  return { type: 'empty', why: tasks.some((task) => isOpen(task)) ? 'filtered' : 'nothing' }
}

/** Latest first. */
const byCompletion = (a: Task, b: Task): number => completionOf(b).localeCompare(completionOf(a))

const completionOf = (task: Task): string => (task.type === 'todo' ? (task.dateCompleted ?? '') : '')

/** Completed to-dos have a filter of their own, so a list of nothing else counts as empty. */
const isOpen = (task: Task): boolean => task.type !== 'todo' || !task.completed
