import { t } from '../../i18n/index.ts'
import styles from './SkipLink.module.css'

/** The id of the main element. */
export const MAIN = 'main'

/** The first Tab stop of a page: skips the navigation. */
export const SkipLink = () => (
  <a href={`#${MAIN}`} className={styles.skip}>
    {t('shell.skip')}
  </a>
)
