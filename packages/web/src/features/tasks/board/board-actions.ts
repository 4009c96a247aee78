import type { TaskType } from '@daykeep/rules/model'
import { t } from '../../../i18n/index.ts'
import { KINDS } from '../column/index.ts'

export type BoardCallbacks = {
  readonly onNew: (type: TaskType) => void
  /** Brings a column into view and the focus into it. */
  readonly onColumn: (type: TaskType) => void
  readonly onSearch: () => void
  /** Puts the focus on the filter of the column that has it, else of the first one. */
  readonly onFilter: () => void
  /** Opens the choice of tags. */
  readonly onTags: () => void
  /** Asks whether the completed to-dos go. */
  readonly onClearCompleted: () => void
  readonly onUndo: () => void
}

/** A user action on the board, by its key; the list of shortcuts shows it. */
export type BoardAction<Needs extends keyof BoardCallbacks = keyof BoardCallbacks> = {
  readonly id: string
  readonly label: () => string
  readonly shortcut: {
    /** As tinykeys writes it. */
    readonly keys: string
  }
  readonly run: (callbacks: Pick<BoardCallbacks, Needs>) => void
}

const LETTERS: Readonly<Record<TaskType, string>> = { habit: 'h', daily: 'd', todo: 't', reward: 'r' }

/** Opens the form of a new task. */
const newTaskAction = (type: TaskType): BoardAction<'onNew'> => ({
  id: `new-${type}`,
  label: () => t(`tasks.new.${type}`),
  shortcut: { keys: `n ${LETTERS[type]}` },
  run: ({ onNew }) => onNew(type),
})

const goToColumnAction = (type: TaskType, index: number): BoardAction<'onColumn'> => ({
  id: `column-${type}`,
  label: () => t('tasks.columnKey', { column: t(`tasks.column.${type}`) }),
  shortcut: { keys: String(index + 1) },
  run: ({ onColumn }) => onColumn(type),
})

/** docs/reference/screens.md 19.1. */
export const BOARD_ACTIONS: ReadonlyArray<BoardAction> = [
  ...KINDS.map(newTaskAction),
  ...KINDS.map(goToColumnAction),
  { id: 'search', label: () => t('tasks.searchKey'), shortcut: { keys: '/' }, run: ({ onSearch }) => onSearch() },
  { id: 'filter', label: () => t('tasks.filterKey'), shortcut: { keys: 'f' }, run: ({ onFilter }) => onFilter() },
  { id: 'tags', label: () => t('tasks.tagsKey'), shortcut: { keys: '[Shift]+#' }, run: ({ onTags }) => onTags() },
  {
    id: 'clear-completed',
    label: () => t('tasks.clearCompleted'),
    shortcut: { keys: 'Shift+C' },
    run: ({ onClearCompleted }) => onClearCompleted(),
  },
  { id: 'undo', label: () => t('tasks.undoKey'), shortcut: { keys: 'u' }, run: ({ onUndo }) => onUndo() },
  { id: 'undo-newest', label: () => t('tasks.undoKey'), shortcut: { keys: '$mod+z' }, run: ({ onUndo }) => onUndo() },
]
