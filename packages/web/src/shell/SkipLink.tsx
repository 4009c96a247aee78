import { t } from '../texts/index.ts'
import styles from './SkipLink.module.css'

/** The id of what a page is about. */
export const MAIN = 'main'

/** The first stop of the Tab key: past the navigation. */
export const SkipLink = () => (
  <a href={`#${MAIN}`} className={styles.skip}>
    {t('shell.skip')}
  </a>
)
