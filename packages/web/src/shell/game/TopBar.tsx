import { PanelLeft } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { RouteName } from '../../routes/index.ts'
import { t } from '../../texts/index.ts'
import { IconButton, later } from '../../ui/index.ts'
import { Wordmark } from '../Wordmark.tsx'
import { ConnectionMark, type ConnectionModel } from './ConnectionMark.tsx'
import { Navigation } from './Navigation.tsx'
import type { Section } from './navigation.ts'
import { Purse, type PurseModel } from './Purse.tsx'
import styles from './TopBar.module.css'

const NavigationSheet = lazy(
  later(() => import('./NavigationSheet.tsx').then((module) => ({ default: module.NavigationSheet }))),
)

type Props = {
  readonly route: RouteName
  readonly sections: readonly Section[]
  readonly purse: PurseModel
  readonly connection: ConnectionModel
  readonly onSync: () => void
  readonly userMenu: ReactNode
}

/** The wall above everything: where one can go, what one owns, whether it is saved. */
export const TopBar = ({ route, sections, purse, connection, onSync, userMenu }: Props) => {
  const [open, setOpen] = useState(false)
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <Wordmark />
        <div className={styles.wide}>
          <Navigation sections={sections} route={route} />
        </div>
        <div className={styles.end}>
          <Purse purse={purse} />
          <ConnectionMark connection={connection} onSync={onSync} />
          <span className={styles.narrow}>
            <IconButton
              look="header"
              label={t('shell.navigation')}
              icon={<PanelLeft size={20} />}
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => setOpen(true)}
            />
          </span>
          {userMenu}
        </div>
      </div>
      {open && (
        <Suspense>
          <NavigationSheet route={route} sections={sections} open onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}
