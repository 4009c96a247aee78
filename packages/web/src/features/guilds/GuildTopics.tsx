import { t } from '../../i18n/index.ts'
import styles from './GuildTopics.module.css'

/** What a guild is about. */
export const GuildTopics = ({ slugs }: { readonly slugs: ReadonlyArray<string> }) =>
  slugs.length === 0 ? null : (
    <ul className={styles.categories} aria-label={t('guilds.categories')}>
      {slugs.map((slug) => (
        <li key={slug}>{t(`challengeCategories.${slug}.text`)}</li>
      ))}
    </ul>
  )
