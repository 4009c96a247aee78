import { type ReactNode, useRef } from 'react'
import type { TaskType } from '@daykeep/rules/model'
import { Column, type ColumnActions, type ColumnModel } from '../column/index.ts'
import styles from './Board.module.css'
import { ColumnTabs } from './ColumnTabs.tsx'
import { useBoardKeys } from './use-board-keys.ts'

type Props = {
  readonly columns: ReadonlyArray<ColumnModel>
  /** The column that is shown where there is room for one. */
  readonly current: TaskType
  readonly onCurrent: (type: TaskType) => void
  readonly actions: ColumnActions
  /** What the shops offer, below the player's own rewards. */
  readonly rewards?: ReactNode
  /** Below everything else in a column. */
  readonly below?: ((type: TaskType) => ReactNode) | undefined
}

/** The columns: four side by side, two, or one with tabs above it. Needs a `TaskCallbacksContext` around it. */
export const Board = ({ columns, current, onCurrent, actions, rewards, below }: Props) => {
  const board = useRef<HTMLDivElement>(null)
  const keys = useBoardKeys(board)
  return (
    <>
      <ColumnTabs columns={columns} current={current} onCurrent={onCurrent} />
      <div ref={board} className={styles.board} {...keys}>
        {columns.map((column) => (
          <div key={column.type} className={styles.place} data-current={column.type === current || undefined}>
            <Column column={column} actions={actions} below={below?.(column.type)}>
              {column.type === 'reward' && column.filter !== 'custom' ? rewards : undefined}
            </Column>
          </div>
        ))}
      </div>
    </>
  )
}
