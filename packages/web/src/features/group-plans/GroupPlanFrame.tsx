import { Wifi, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { classes } from '../../ui/index.ts'
import styles from './GroupPlanFrame.module.css'

type Props = {
  readonly groupId: string
  readonly name: string
  readonly line: string
  readonly page: 'board' | 'information' | 'billing'
  /** Only the leader sees what the plan costs. */
  readonly leads: boolean
  /** Whether what others do is seen at once. */
  readonly connection: 'live' | 'reconnecting'
  readonly children: ReactNode
}

const PAGES = [
  ['groupPlanTasks', 'boards.tab.board'],
  ['groupPlanInformation', 'boards.tab.information'],
  ['groupPlanBilling', 'boards.tab.billing'],
] as const

/** The name of a group with a plan, and its pages. docs/reference/screens.md 8.3 to 8.6. */
export const GroupPlanFrame = ({ groupId, name, line, page, leads, connection, children }: Props) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <div className={styles.names}>
        <h1 className={styles.title} dir="auto">
          {name}
        </h1>
        <p className={styles.line}>
          {line}
          <span className={styles.live} role="status">
            {connection === 'live' ? <Wifi size={15} aria-hidden="true" /> : <WifiOff size={15} aria-hidden="true" />}
            {t(`boards.${connection}`)}
          </span>
        </p>
      </div>
      <nav aria-label={t('boards.pages')}>
        <ul className={styles.tabs}>
          {PAGES.filter(([route]) => leads || route !== 'groupPlanBilling').map(([route, label]) => (
            <li key={route}>
              <Link
                to={pathTo(route, { groupId })}
                aria-current={label === `boards.tab.${page}` ? 'page' : undefined}
                className={classes(styles.tab, label === `boards.tab.${page}` && styles.current)}
              >
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
    {children}
  </div>
)
