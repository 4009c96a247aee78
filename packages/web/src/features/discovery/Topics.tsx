import { t } from '../../i18n/index.ts'
import { topicName } from './topic-name.ts'
import styles from './Topics.module.css'

type Props = { readonly topics: ReadonlyArray<{ readonly slug: string; readonly name: string }> }

/** What a guild or a challenge is about. */
export const Topics = ({ topics }: Props) =>
  topics.length === 0 ? null : (
    <ul className={styles.topics} aria-label={t('discovery.topics')}>
      {topics.map(({ slug, name }) => (
        <li key={slug}>{topicName(slug, name)}</li>
      ))}
    </ul>
  )
