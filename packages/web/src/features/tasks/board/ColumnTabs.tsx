import type { TaskType } from '@daykeep/rules/model'
import { formatNumber, t } from '../../../i18n/index.ts'
import { classes } from '../../../ui/index.ts'
import { type ColumnModel, KIND_ICONS } from '../column/index.ts'
import styles from './ColumnTabs.module.css'

type Props = {
  readonly columns: ReadonlyArray<Pick<ColumnModel, 'type' | 'count'>>
  readonly current: TaskType
  readonly onCurrent: (type: TaskType) => void
}

/** Where there is room for one column: chooses which, and says how much is left to do in each. */
export const ColumnTabs = ({ columns, current, onCurrent }: Props) => (
  <nav aria-label={t('tasks.columns')} className={styles.tabs}>
    {columns.map(({ type, count }) => {
      const Icon = KIND_ICONS[type]
      return (
        <button
          key={type}
          type="button"
          aria-pressed={type === current}
          className={classes(styles.tab, type === current && styles.on)}
          onClick={() => onCurrent(type)}
        >
          <span className={styles.icon}>
            <Icon size={17} aria-hidden="true" />
            {count > 0 && (
              <span className={styles.count} role="img" aria-label={t(`tasks.count.${type}`, { count })}>
                {formatNumber(count)}
              </span>
            )}
          </span>
          {t(`tasks.column.${type}`)}
        </button>
      )
    })}
  </nav>
)
