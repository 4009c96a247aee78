import type { TaskType } from '@daykeep/rules/model'
import type { LucideIcon } from 'lucide-react'
import { t } from '../../../i18n/index.ts'
import { KIND_ICONS, KINDS } from '../column/index.ts'

export type BoardCallbacks = {
  readonly onNew: (type: TaskType) => void
  /** Brings a column into view and the focus into it. */
  readonly onColumn: (type: TaskType) => void
  readonly onSearch: () => void
  readonly onUndo: () => void
}

/** A user action on the board. Buttons, menus, the keyboard and the list of shortcuts read it. */
export type BoardAction<Needs extends keyof BoardCallbacks = keyof BoardCallbacks> = {
  readonly id: string
  readonly label: () => string
  readonly icon?: LucideIcon
  readonly shortcut: {
    /** As tinykeys writes it. */
    readonly keys: string
    /** As a menu prints it. */
    readonly inMenu?: () => string
  }
  readonly run: (callbacks: Pick<BoardCallbacks, Needs>) => void
}

const LETTERS: Readonly<Record<TaskType, string>> = { habit: 'h', daily: 'd', todo: 't', reward: 'r' }

/** Opens the form of a new task. */
export const newTaskAction = (type: TaskType): BoardAction<'onNew'> => ({
  id: `new-${type}`,
  label: () => t(`tasks.new.${type}`),
  icon: KIND_ICONS[type],
  shortcut: { keys: `n ${LETTERS[type]}`, inMenu: () => t(`tasks.newKey.${type}`) },
  run: ({ onNew }) => onNew(type),
})

const goToColumnAction = (type: TaskType, index: number): BoardAction<'onColumn'> => ({
  id: `column-${type}`,
  label: () => t('tasks.columnKey', { column: t(`tasks.column.${type}`) }),
  icon: KIND_ICONS[type],
  shortcut: { keys: String(index + 1) },
  run: ({ onColumn }) => onColumn(type),
})

export const NEW_TASK_ACTIONS = KINDS.map(newTaskAction)

/** docs/reference/screens.md 19.1. */
export const BOARD_ACTIONS: ReadonlyArray<BoardAction> = [
  ...NEW_TASK_ACTIONS,
  ...KINDS.map(goToColumnAction),
  { id: 'search', label: () => t('tasks.searchKey'), shortcut: { keys: '/' }, run: ({ onSearch }) => onSearch() },
  { id: 'undo', label: () => t('tasks.undoKey'), shortcut: { keys: 'u' }, run: ({ onUndo }) => onUndo() },
]
