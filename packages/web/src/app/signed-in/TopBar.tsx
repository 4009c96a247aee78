import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../i18n/index.ts'
import type { RouteName } from '../../routes/index.ts'
import { classes, IconButton } from '../../ui/index.ts'
import { Wordmark } from '../layout/Wordmark.tsx'
import { Navigation } from './Navigation.tsx'
import styles from './TopBar.module.css'
import type { Section } from './navigation.ts'

type ConnectionModel = { readonly state: 'saved' | 'saving' | 'offline'; readonly waiting: number }

type Props = {
  readonly route: RouteName
  readonly sections: readonly Section[]
  /** What the player owns, where no hero shows it. */
  readonly purse?: ReactNode
  readonly connection: ConnectionModel
  readonly onSync: () => void
  readonly userMenu: ReactNode
  /** The notification centre. */
  readonly bell?: ReactNode
  /** Stays in sight while the page scrolls. */
  readonly sticky?: boolean
}

/** The bar at the top: navigation, whether everything is saved, and the user menu. */
export const TopBar = (props: Props) => {
  const { route, sections, purse, connection, onSync, userMenu, bell, sticky = false } = props
  return (
    <header className={classes(styles.bar, sticky && styles.sticky)}>
      <div className={styles.inside}>
        <Wordmark />
        <div className={styles.wide}>
          <Navigation sections={sections} route={route} />
        </div>
        <div className={styles.end}>
          {purse}
          <ConnectionMark connection={connection} onSync={onSync} />
          {bell}
          {userMenu}
        </div>
      </div>
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
