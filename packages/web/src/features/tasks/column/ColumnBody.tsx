import { useCallback } from 'react'
import { Button, ErrorState, Skeleton, type SortableItem, SortableList } from '../../../ui/index.ts'
import { t } from '../../../i18n/index.ts'
import { TaskCard, type TaskCardModel } from '../card/index.ts'
import type { ColumnActions } from './column-actions.ts'
import styles from './Column.module.css'
import { ColumnEmpty } from './ColumnEmpty.tsx'
import type { ColumnModel } from './to-column.ts'

type Props = {
  readonly column: ColumnModel
  readonly actions: ColumnActions
  /** The shops offer goods below the list, so an empty list says less. */
  readonly isShop: boolean
  readonly onBegin: () => void
}

/** The cards of a column, or why there are none. */
export const ColumnBody = ({ column, actions, isShop, onBegin }: Props) => {
  const { type, filter, list } = column
  const onMove = useCallback((task: string, to: number) => actions.onMove(type, task, to), [actions, type])
  switch (list.type) {
    case 'loading':
      return (
        <div className={styles.cards} role="status" aria-label={t('common.loading')}>
          {[64, 86, 64].map((height, at) => (
            <Skeleton key={at} shape="card" height={height} />
          ))}
        </div>
      )
    case 'failed':
      return <ErrorState title={t('tasks.completedFailed')} onRetry={actions.onRetry} />
    case 'empty':
      return (
        <ColumnEmpty
          type={type}
          filter={filter}
          why={list.why}
          small={isShop}
          shared={column.shared}
          onBegin={onBegin}
          onShowAll={
            list.why === 'filtered' ? () => actions.onFilter(type, column.filters[0] ?? 'all') : actions.onShowAll
          }
        />
      )
    case 'cards':
      return (
        <>
          <SortableList
            label={t(`tasks.column.${type}`)}
            items={list.cards}
            idOf={idOf}
            nameOf={nameOf}
            onMove={onMove}
            fixed={!list.sortable}
          >
            {renderCard}
          </SortableList>
          {filter === 'complete2' && (
            <Button variant="tertiary" size="sm" wide onClick={actions.onClearCompleted}>
              {t('tasks.clearCompleted')}
            </Button>
          )}
        </>
      )
  }
}

const idOf = ({ id }: TaskCardModel): string => id

const nameOf = ({ title }: TaskCardModel): string => title

const renderCard = (card: TaskCardModel, { moves }: SortableItem) => <TaskCard task={card} moves={moves} />
