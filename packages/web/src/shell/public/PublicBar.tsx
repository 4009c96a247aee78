import { Link, NavLink } from 'react-router-dom'
import { pathTo, type RouteName } from '../../routes/index.ts'
import { hasView } from '../../routes.tsx'
import { t } from '../../texts/index.ts'
import { Button, classes } from '../../ui/index.ts'
import { Wordmark } from '../Wordmark.tsx'
import styles from './PublicBar.module.css'

type Props = {
  readonly signedIn: boolean
  /** Lies over a picture instead of on its own ground. */
  readonly over: boolean
}

const LINKS: readonly RouteName[] = ['overview', 'features', 'faq', 'news', 'contact']

/** Reference, screens 16.1. */
export const PublicBar = ({ signedIn, over }: Props) => (
  <header className={classes(styles.bar, over && styles.over)}>
    <div className={styles.inside}>
      <Wordmark />
      <nav aria-label={t('shell.navigation')} className={styles.links}>
        {LINKS.filter(hasView).map((name) => (
          <NavLink key={name} to={pathTo(name)} className={styles.link ?? ''}>
            {t(`titles.${name}`)}
          </NavLink>
        ))}
      </nav>
      <Button asChild look="line" size="sm" className={styles.enter}>
        {signedIn ? <Link to="/">{t('shell.toApp')}</Link> : <Link to={pathTo('login')}>{t('auth.login')}</Link>}
      </Button>
    </div>
  </header>
)
