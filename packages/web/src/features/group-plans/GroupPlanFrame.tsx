import { Wifi, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatNumber, t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { Page, PageHead, PageTabs } from '../../ui/index.ts'
import { LeaderLink } from '../discovery/index.ts'
import styles from './GroupPlanFrame.module.css'

type Props = {
  readonly groupId: string
  readonly name: string
  readonly memberCount: number
  readonly leader: { readonly id: string; readonly name: string }
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
export const GroupPlanFrame = ({ groupId, name, memberCount, leader, page, leads, connection, children }: Props) => (
  <Page>
    <PageHead
      title={name}
      line={
        <>
          {t('boards.members', { count: memberCount, shown: formatNumber(memberCount) })} ·{' '}
          <LeaderLink leader={leader} />
          <span className={styles.live} role="status">
            {connection === 'live' ? <Wifi size={15} aria-hidden="true" /> : <WifiOff size={15} aria-hidden="true" />}
            {t(`boards.${connection}`)}
          </span>
        </>
      }
    />
    <PageTabs label={t('boards.pages')}>
      {PAGES.filter(([route]) => leads || route !== 'groupPlanBilling').map(([route, label]) => (
        <Link
          key={route}
          to={pathTo(route, { groupId })}
          aria-current={label === `boards.tab.${page}` ? 'page' : undefined}
        >
          {t(label)}
        </Link>
      ))}
    </PageTabs>
    {children}
  </Page>
)
