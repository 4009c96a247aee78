import { memo, type ReactNode, useId, useMemo, useRef } from 'react'
import type { TaskType } from '@daykeep/rules/model'
import { formatNumber, t } from '../../../i18n/index.ts'
import type { ColumnActions } from './column-actions.ts'
import styles from './Column.module.css'
import { ColumnBody } from './ColumnBody.tsx'
import { KIND_ICONS } from './kinds.ts'
import { QuickAdd } from './QuickAdd.tsx'
import type { ColumnModel } from './to-column.ts'

type Props = {
  readonly column: ColumnModel
  readonly actions: ColumnActions
  /** Below the cards: what the shops offer, in the column of rewards. */
  readonly children?: ReactNode
  /** Below everything else. */
  readonly below?: ReactNode
}

/** The same functions for as long as the actions are the same: a score does not render the line for a new task. */
const toAdding = (type: TaskType, { onAdd, onAddLines, lineClock, onNew }: ColumnActions) => ({
  onAdd: (titles: ReadonlyArray<string>) => onAdd(type, titles),
  onDetails: (title: string) => onNew(type, title),
  ...(onAddLines !== undefined && lineClock !== undefined && { reading: { clock: lineClock, onAdd: onAddLines } }),
})

const ColumnView = ({ column, actions, children, below }: Props) => {
  const heading = useId()
  const quickAdd = useRef<HTMLTextAreaElement>(null)
  const { type, filter, filters, count } = column
  const Icon = KIND_ICONS[type]
  const adding = useMemo(() => toAdding(type, actions), [type, actions])
  const choose = (chosen: string) => {
    const found = filters.find((each) => each === chosen)
    if (found !== undefined) actions.onFilter(type, found)
  }
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
          <select
            className={styles.filter}
            aria-label={t(`tasks.filters.${type}`)}
            value={filter}
            onChange={({ target }) => choose(target.value)}
          >
            {filters.map((value) => (
              <option key={value} value={value}>
                {t(`tasks.filter.${value}`)}
              </option>
            ))}
          </select>
        )}
      </header>
      {filter !== 'complete2' && column.shared !== 'read' && (
        <div className={styles.quickAdd}>
          <QuickAdd ref={quickAdd} type={type} {...adding} />
        </div>
      )}
      <ColumnBody
        column={column}
        actions={actions}
        isShop={children !== undefined}
        onBegin={() => quickAdd.current?.focus()}
      />
      {children}
      {below}
    </section>
  )
}

/**
 * The tasks of one type: filters, a line to add tasks, and the cards in the player's order. Renders again for a new model
 * only, so a score changes one column. Needs a `TaskCallbacksContext` around it.
 */
export const Column = memo(ColumnView)
