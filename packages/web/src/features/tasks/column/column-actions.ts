import type { TaskType } from '@daykeep/rules/model'
import type { TaskFilter } from '@daykeep/rules/tasks'
import type { LineClock, LineReader, QuickLine } from '../quick-add/index.ts'

/** What a board does for its columns. */
export type ColumnActions = {
  readonly onFilter: (type: TaskType, filter: TaskFilter) => void
  readonly onAdd: (type: TaskType, titles: ReadonlyArray<string>) => void
  /** What was typed is read for tags, dates and more, where a board can make such tasks. */
  readonly onAddLines?: (lines: ReadonlyArray<QuickLine>, reader: LineReader) => void
  /** The player's clock, by which lines are read. */
  readonly lineClock?: () => LineClock
  /** Opens the form of a new task. */
  readonly onNew: (type: TaskType, title: string) => void
  /** Moves a task to an index among the visible cards, from 0. */
  readonly onMove: (type: TaskType, task: string, to: number) => void
  /** Clears search and tags. */
  readonly onShowAll: () => void
  /** Asks whether the completed to-dos go. */
  readonly onClearCompleted: () => void
  /** Loads the completed to-dos again. */
  readonly onRetry: () => void
}
