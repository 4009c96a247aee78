import { dequal } from 'dequal/lite'
import { memo, type ReactNode, useId, useRef } from 'react'
import type { TaskType } from '@daykeep/rules/model'
import { formatNumber, t } from '../../../texts/index.ts'
import { Segments } from '../../../ui/index.ts'
import type { TaskCardActions } from '../card/TaskCard.tsx'
import styles from './Column.module.css'
import { ColumnBody } from './ColumnBody.tsx'
import { KIND_ICONS } from './kinds.ts'
import { QuickAdd } from './QuickAdd.tsx'
import type { ColumnModel } from './to-column.ts'

export type ColumnActions = {
  readonly onFilter: (type: TaskType, filter: ColumnModel['filter']) => void
  readonly onAdd: (type: TaskType, titles: ReadonlyArray<string>) => void
  /** The task is to stand at this place among the cards that are shown, from 0. */
  readonly onMove: (type: TaskType, task: string, to: number) => void
  /** Search and tags are to hide nothing any more. */
  readonly onShowAll: () => void
  readonly onClearCompleted: () => void
  /** Asks for the completed to-dos once more. */
  readonly onRetry: () => void
}

type Props = {
  readonly column: ColumnModel
  readonly actions: ColumnActions
  readonly cardActions: TaskCardActions
  /** Stands below the cards: what the shops offer, in the column of rewards. */
  readonly children?: ReactNode
}

/** A kind of tasks: its filters, a line to add one, and the cards in the player's order. */
const ColumnView = ({ column, actions, cardActions, children }: Props) => {
  const heading = useId()
  const quickAdd = useRef<HTMLTextAreaElement>(null)
  const { type, filter, filters, count } = column
  const Icon = KIND_ICONS[type]
  return (
    <section className={styles.column} aria-labelledby={heading} data-column={type}>
      <header className={styles.head}>
        <span className={styles.arch} aria-hidden="true">
          <Icon size={19} strokeWidth={2.2} />
        </span>
        <h2 id={heading} className={styles.title}>
          {t(`tasks.column.${type}`)}
        </h2>
        {count > 0 && (
          <span className={styles.count} role="img" aria-label={t(`tasks.count.${type}`, { count })}>
            {formatNumber(count)}
          </span>
        )}
        {filters.length > 1 && (
          <div className={styles.filters}>
            <Segments
              label={t(`tasks.filters.${type}`)}
              size="sm"
              value={filter}
              onChange={(value) => actions.onFilter(type, value)}
              segments={filters.map((value) => ({ value, label: t(`tasks.filter.${value}`) }))}
            />
          </div>
        )}
      </header>
      {filter !== 'complete2' && (
        <QuickAdd ref={quickAdd} type={type} onAdd={(titles) => actions.onAdd(type, titles)} />
      )}
      <ColumnBody
        column={column}
        actions={actions}
        cardActions={cardActions}
        isShop={children !== undefined}
        onBegin={() => quickAdd.current?.focus()}
      />
      {children}
    </section>
  )
}

/** Drawn anew only when it shows something else: a score on one board changes one column. */
export const Column = memo(
  ColumnView,
  (before, after) =>
    before.actions === after.actions &&
    before.cardActions === after.cardActions &&
    before.children === after.children &&
    dequal(before.column, after.column),
)
