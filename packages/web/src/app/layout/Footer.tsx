import { Link } from 'react-router-dom'
import { pathTo, type RouteName } from '../../routes/index.ts'
import { t } from '../../i18n/index.ts'
import styles from './Footer.module.css'

const LINKS: readonly RouteName[] = [
  'features',
  'overview',
  'faq',
  'news',
  'guidelines',
  'terms',
  'privacy',
  'contact',
  'pressKit',
]

/** Links to the public pages that have a screen. */
export const Footer = () => (
  <footer className={styles.footer}>
    <div className={styles.inside}>
      <p className={styles.motto}>{t('shell.motto')}</p>
      <nav aria-label={t('shell.footer')} className={styles.links}>
        {LINKS.map((name) => (
          <Link key={name} to={pathTo(name)}>
            {t(`titles.${name}`)}
          </Link>
        ))}
        <a href="/api">{t('shell.api')}</a>
      </nav>
    </div>
  </footer>
)
