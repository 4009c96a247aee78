import { t } from '../../../i18n/index.ts'
import type { Topic } from '../challenge.ts'
import styles from './ChallengeCard.module.css'

export const Topics = ({ topics }: { readonly topics: ReadonlyArray<Topic> }) =>
  topics.length === 0 ? null : (
    <ul className={styles.topics} aria-label={t('challenges.topics')}>
      {topics.map(({ slug, name }) => (
        <li key={slug}>{name}</li>
      ))}
    </ul>
  )
