import type { TaskType } from '@daykeep/rules/model'
import { t } from '../../../i18n/index.ts'
import { KIND_ICONS, KINDS } from '../../tasks/index.ts'
import styles from './ChallengeCard.module.css'

/** How many tasks of each kind there are. */
export const TaskCounts = ({ counts }: { readonly counts: Readonly<Record<TaskType, number>> }) => (
  <ul className={styles.counts} aria-label={t('challenges.tasks')}>
    {KINDS.filter((kind) => counts[kind] > 0).map((kind) => {
      const Icon = KIND_ICONS[kind]
      return (
        <li key={kind}>
          <Icon size={15} aria-hidden="true" />
          {t(`challenges.count.${kind}`, { count: counts[kind] })}
        </li>
      )
    })}
  </ul>
)
