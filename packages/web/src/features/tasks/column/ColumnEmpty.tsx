import { SearchX } from 'lucide-react'
import type { TaskType } from '@daykeep/rules/model'
import { t } from '../../../i18n/index.ts'
import { Button, EmptyState } from '../../../ui/index.ts'
import styles from './Column.module.css'
import { KIND_ICONS } from './kinds.ts'
import type { ColumnModel, EmptyReason } from './to-column.ts'

type Props = {
  readonly type: TaskType
  readonly filter: ColumnModel['filter']
  readonly why: EmptyReason
  readonly small: boolean
  readonly shared: ColumnModel['shared']
  readonly onBegin: () => void
  readonly onShowAll: () => void
}

/** A column without cards says what its tasks are for, or what hides them. */
export const ColumnEmpty = ({ type, filter, why, small, shared, onBegin, onShowAll }: Props) => {
  const Icon = KIND_ICONS[type]
  if (small && (why === 'nothing' || filter === 'wishlist'))
    return why === 'nothing' ? <p className={styles.small}>{t('tasks.empty.reward')}</p> : null
  switch (why) {
    case 'nothing':
      return filter === 'complete2' ? (
        <EmptyState icon={<Icon size={26} />} title={t('tasks.noneIn.complete2')} />
      ) : (
        <EmptyState
          icon={<Icon size={26} />}
          title={t(`tasks.emptyTitle.${type}`)}
          action={
            shared !== 'read' && (
              <Button variant="tertiary" size="sm" data-empty="" onClick={onBegin}>
                {t(`tasks.add.${type}`)}
              </Button>
            )
          }
        >
          {shared === undefined ? t(`tasks.empty.${type}`) : undefined}
        </EmptyState>
      )
    case 'filtered':
      return (
        <EmptyState
          icon={<Icon size={26} />}
          title={t(`tasks.noneIn.${filter}`)}
          action={
            <Button variant="tertiary" size="sm" data-empty="" onClick={onShowAll}>
              {t('tasks.showAll')}
            </Button>
          }
        />
      )
    case 'notFound':
      return (
        <EmptyState
          icon={<SearchX size={26} />}
          title={t('tasks.nothingMatches')}
          action={
            <Button variant="tertiary" size="sm" data-empty="" onClick={onShowAll}>
              {t('tasks.showAll')}
            </Button>
          }
        >
          {t('tasks.nothingMatchesText')}
        </EmptyState>
      )
  }
}
