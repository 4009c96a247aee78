import type { TagId, Task, TaskType } from '@daykeep/rules/model'
import { badgeOf, filteredTasks, FILTERS, hasTags, matchesSearch, type TaskFilter } from '@daykeep/rules/tasks'
import { type CardContext, type TaskCardModel, toTaskCard } from '../card/to-task-card.ts'

/** What the player wants to see, besides the filter of a column. */
export type Wanted = {
  readonly search: string
  readonly tags: ReadonlyArray<TagId>
}

export type ColumnContext = CardContext &
  Wanted & {
    readonly filter: TaskFilter
    /** Boards of others know fewer filters. */
    readonly mode: keyof typeof FILTERS
    /** Whether completed to-dos have come from the server; only the filter that shows them asks. */
    readonly completed: 'loading' | 'failed' | 'loaded'
  }

/** Why a column shows no cards: there is nothing, its filter hides all, or what is searched for does. */
export type Emptiness = 'nothing' | 'filtered' | 'notFound'

export type ColumnList =
  | { readonly type: 'loading' }
  | { readonly type: 'failed' }
  | { readonly type: 'empty'; readonly why: Emptiness }
  | { readonly type: 'cards'; readonly cards: ReadonlyArray<TaskCardModel>; readonly sortable: boolean }

/** A column as it is drawn. */
export type ColumnModel = {
  readonly type: TaskType
  readonly filter: TaskFilter
  readonly filters: ReadonlyArray<TaskFilter>
  /** What waits to be done; 0 is not shown. */
  readonly count: number
  /** Cards that search or tags hide. */
  readonly hidden: number
  readonly list: ColumnList
}

/** The column of a kind. `tasks` are those of that kind, in the player's order. Reference, screens 2.3. */
export const toColumn =
  (context: ColumnContext) =>
  (type: TaskType, tasks: ReadonlyArray<Task>): ColumnModel => {
    const { filter, mode } = context
    const filtered = filteredTasks(tasks, filter)
    const shown = filtered.filter(isWanted(context))
    return {
      type,
      filter,
      filters: FILTERS[mode][type],
      count: badgeOf(tasks),
      hidden: filtered.length - shown.length,
      list: listOf(context, { tasks, filtered, shown }),
    }
  }

/** Whether search and tags let a task be seen. */
export const isWanted =
  ({ search, tags }: Wanted) =>
  (task: Task): boolean =>
    hasTags(task, tags) && matchesSearch(task, search)

type Sifted = {
  readonly tasks: ReadonlyArray<Task>
  readonly filtered: ReadonlyArray<Task>
  readonly shown: ReadonlyArray<Task>
}

const listOf = (context: ColumnContext, { tasks, filtered, shown }: Sifted): ColumnList => {
  const { filter, completed } = context
  if (filter === 'complete2' && completed !== 'loaded') return { type: completed }
  if (shown.length > 0) {
    const own = filter !== 'scheduled' && filter !== 'complete2'
    const ordered = filter === 'complete2' ? shown.toSorted(byCompletion) : shown
    return { type: 'cards', cards: ordered.map(toTaskCard(context)), sortable: own }
  }
  if (filtered.length > 0) return { type: 'empty', why: 'notFound' }
  return { type: 'empty', why: tasks.some((task) => isOpen(task)) ? 'filtered' : 'nothing' }
}

/** What was finished last comes first. */
const byCompletion = (a: Task, b: Task): number => completionOf(b).localeCompare(completionOf(a))

const completionOf = (task: Task): string => (task.type === 'todo' ? (task.dateCompleted ?? '') : '')

/** Completed to-dos are kept apart: with none but those the list is empty. */
const isOpen = (task: Task): boolean => task.type !== 'todo' || !task.completed
