import { Link, NavLink } from 'react-router-dom'
import { pathTo, type RouteName } from '../../routes/index.ts'
import { t } from '../../i18n/index.ts'
import { Button, classes } from '../../ui/index.ts'
import { Wordmark } from './Wordmark.tsx'
import styles from './PublicBar.module.css'

type Props = {
  readonly signedIn: boolean
  /** Transparent, on top of a picture. */
  readonly over: boolean
}

const LINKS: readonly RouteName[] = ['overview', 'features', 'faq', 'news', 'contact']

/** docs/reference/screens.md 16.1. */
export const PublicBar = ({ signedIn, over }: Props) => (
  <header className={classes(styles.bar, over && styles.over)}>
    <div className={styles.inside}>
      <Wordmark />
      <nav aria-label={t('shell.navigation')} className={styles.links}>
        {LINKS.map((name) => (
          <NavLink key={name} to={pathTo(name)} className={styles.link ?? ''}>
            {t(`titles.${name}`)}
          </NavLink>
        ))}
      </nav>
      <Button asChild variant="outline" size="sm" className={styles.enter}>
        {signedIn ? <Link to="/">{t('shell.toApp')}</Link> : <Link to={pathTo('login')}>{t('auth.login')}</Link>}
      </Button>
    </div>
  </header>
)
