import type { ReactNode } from 'react'
import type { RouteName } from '../../routes/index.ts'
import { classes } from '../../ui/index.ts'
import { Wordmark } from '../layout/Wordmark.tsx'
import styles from './TopBar.module.css'
import { Navigation, type Section } from './navigation/index.ts'

type Props = {
  readonly route: RouteName
  readonly sections: readonly Section[]
  /** What the player owns, where no hero shows it. */
  readonly purse?: ReactNode
  /** Whether everything is saved. */
  readonly connection: ReactNode
  readonly userMenu: ReactNode
  /** The notification centre. */
  readonly bell?: ReactNode
  /** Stays in sight while the page scrolls. */
  readonly sticky?: boolean
}

/** The bar at the top: navigation, whether everything is saved, and the user menu. */
export const TopBar = (props: Props) => {
  const { route, sections, purse, connection, userMenu, bell, sticky = false } = props
  return (
    <header className={classes(styles.bar, sticky && styles.sticky)}>
      <div className={classes(styles.inside, purse !== undefined && styles.full)}>
        <Wordmark />
        <div className={styles.wide}>
          <Navigation sections={sections} route={route} />
        </div>
        <div className={styles.end}>
          {purse}
          {connection}
          {bell}
          {userMenu}
        </div>
      </div>
    </header>
  )
}
