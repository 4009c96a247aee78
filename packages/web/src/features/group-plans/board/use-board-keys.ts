import type { TaskType } from '@daykeep/rules/model'
import { t } from '../../../i18n/index.ts'
import { useShortcuts } from '../../../shortcuts/index.ts'
import { KINDS } from '../../tasks/index.ts'

type Callbacks = {
  readonly manages: boolean
  readonly onNew: (type: TaskType) => void
  readonly onColumn: (type: TaskType) => void
  readonly onSearch: () => void
}

const LETTERS: Readonly<Record<TaskType, string>> = { habit: 'h', daily: 'd', todo: 't', reward: 'r' }

/** The keys of the own board, for a group's one. docs/reference/screens.md 19.1. */
export const useBoardKeys = ({ manages, onNew, onColumn, onSearch }: Callbacks): void =>
  useShortcuts([
    ...(manages ? KINDS : []).map((type) => ({
      keys: `n ${LETTERS[type]}`,
      label: t(`tasks.new.${type}`),
      run: () => onNew(type),
    })),
    ...KINDS.map((type, index) => ({
      keys: String(index + 1),
      label: t('tasks.columnKey', { column: t(`tasks.column.${type}`) }),
      run: () => onColumn(type),
    })),
    { keys: '/', label: t('tasks.searchKey'), run: onSearch },
  ])
