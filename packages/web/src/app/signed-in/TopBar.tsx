import { CloudCheck, CloudOff, CloudUpload, PanelLeft } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyChunk } from '../../chunks/index.ts'
import { t } from '../../i18n/index.ts'
import type { RouteName } from '../../routes/index.ts'
import { IconButton, preloadable } from '../../ui/index.ts'
import { Wordmark } from '../layout/Wordmark.tsx'
import { Navigation } from './Navigation.tsx'
import { Purse, type PurseModel } from './Purse.tsx'
import styles from './TopBar.module.css'
import type { Section } from './navigation.ts'

const NavigationSheet = lazyChunk(
  preloadable(() => import('./NavigationSheet.tsx')),
  'NavigationSheet',
)

type ConnectionModel = { readonly state: 'saved' | 'saving' | 'offline'; readonly waiting: number }

type Props = {
  readonly route: RouteName
  readonly sections: readonly Section[]
  readonly purse: PurseModel
  readonly connection: ConnectionModel
  readonly onSync: () => void
  readonly userMenu: ReactNode
}

/** The bar at the top: navigation, currencies, whether everything is saved, and the user menu. */
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
              variant="header"
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

const ICONS = { saved: CloudCheck, saving: CloudUpload, offline: CloudOff } as const

/** Whether every command is saved; pressing it loads the newest state. */
const ConnectionMark = ({ connection: { state, waiting }, onSync }: Pick<Props, 'connection' | 'onSync'>) => {
  const Icon = ICONS[state]
  return (
    <IconButton
      variant="header"
      label={t(`shell.connection_${state}`, { waiting })}
      icon={<Icon size={20} />}
      onClick={onSync}
      {...(state === 'offline' && waiting > 0 && { badge: waiting })}
    />
  )
}
