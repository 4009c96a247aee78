import type { TaskType } from '@daykeep/rules/model'
import type { TaskFilter } from '@daykeep/rules/tasks'

/** What a board does for its columns. */
export type ColumnActions = {
  readonly onFilter: (type: TaskType, filter: TaskFilter) => void
  readonly onAdd: (type: TaskType, titles: ReadonlyArray<string>) => void
  /** Opens the form of a new task. */
  readonly onNew: (type: TaskType, title: string) => void
  /** Moves a task to an index among the visible cards, from 0. */
  readonly onMove: (type: TaskType, task: string, to: number) => void
  /** Clears search and tags. */
  readonly onShowAll: () => void
  readonly onClearCompleted: () => void
  /** Loads the completed to-dos again. */
  readonly onRetry: () => void
}
