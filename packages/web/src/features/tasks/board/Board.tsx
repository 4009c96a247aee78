import { type ReactNode, useRef } from 'react'
import { Plus } from 'lucide-react'
import type { TaskType } from '@daykeep/rules/model'
import { BottomBar } from '../../../shell/BottomBar.tsx'
import { t } from '../../../texts/index.ts'
import type { TaskCardActions } from '../card/index.ts'
import { Column, type ColumnActions, type ColumnModel, KIND_ICONS, KINDS } from '../column/index.ts'
import styles from './Board.module.css'
import { useBoardKeys } from './use-board-keys.ts'

type Props = {
  readonly columns: ReadonlyArray<ColumnModel>
  /** The one that is seen where there is room for one. */
  readonly current: TaskType
  readonly onCurrent: (type: TaskType) => void
  readonly onNew: (type: TaskType) => void
  readonly actions: ColumnActions
  readonly cardActions: TaskCardActions
  /** What the shops offer, below the player's own rewards. */
  readonly rewards?: ReactNode
}

/** The columns: four beside each other, two, or one with a bar at the bottom. */
export const Board = ({ columns, current, onCurrent, onNew, actions, cardActions, rewards }: Props) => {
  const board = useRef<HTMLDivElement>(null)
  const keys = useBoardKeys(board, cardActions)
  return (
    <>
      <div ref={board} className={styles.board} {...keys}>
        {columns.map((column) => (
          <div key={column.type} className={styles.place} data-current={column.type === current || undefined}>
            <Column column={column} actions={actions} cardActions={cardActions}>
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
          label: t(`tasks.new.${current}`),
          icon: <Plus size={24} aria-hidden="true" />,
          onSelect: () => onNew(current),
        }}
      />
    </>
  )
}
