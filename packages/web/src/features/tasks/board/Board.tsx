import { type ReactNode, useRef } from 'react'
import { Plus } from 'lucide-react'
import type { TaskType } from '@daykeep/rules/model'
import { t } from '../../../i18n/index.ts'
import { Column, type ColumnActions, type ColumnModel, KIND_ICONS, KINDS } from '../column/index.ts'
import { newTaskAction } from './board-actions.ts'
import styles from './Board.module.css'
import { BottomBar } from './BottomBar.tsx'
import { useBoardKeys } from './use-board-keys.ts'

type Props = {
  readonly columns: ReadonlyArray<ColumnModel>
  /** The column that is shown where there is room for one. */
  readonly current: TaskType
  readonly onCurrent: (type: TaskType) => void
  readonly onNew: (type: TaskType) => void
  readonly actions: ColumnActions
  /** What the shops offer, below the player's own rewards. */
  readonly rewards?: ReactNode
}

/** The columns: four side by side, two, or one with a bar at the bottom. Needs a `TaskCallbacksContext` around it. */
export const Board = ({ columns, current, onCurrent, onNew, actions, rewards }: Props) => {
  const board = useRef<HTMLDivElement>(null)
  const keys = useBoardKeys(board)
  const newTask = newTaskAction(current)
  return (
    <>
      <div ref={board} className={styles.board} {...keys}>
        {columns.map((column) => (
          <div key={column.type} className={styles.place} data-current={column.type === current || undefined}>
            <Column column={column} actions={actions}>
              {column.type === 'reward' && column.filter !== 'custom' ? rewards : undefined}
            </Column>
          </div>
        ))}
      </div>
      <BottomBar
        label={t('tasks.columns')}
        items={KINDS.map((type) => {
          const Icon = KIND_ICONS[type]
          return {
            key: type,
            label: t(`tasks.column.${type}`),
            icon: <Icon size={19} aria-hidden="true" />,
            on: type === current,
            onSelect: () => onCurrent(type),
          }
        })}
        main={{
          label: newTask.label(),
          icon: <Plus size={24} aria-hidden="true" />,
          onSelect: () => newTask.run({ onNew }),
        }}
      />
    </>
  )
}
