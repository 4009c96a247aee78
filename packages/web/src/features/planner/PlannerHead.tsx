import { CalendarDays, Columns3, Sunrise } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import styles from './PlannerHead.module.css'

const VIEWS = [
  { name: 'tasks', Icon: Columns3 },
  { name: 'today', Icon: Sunrise },
  { name: 'upcoming', Icon: CalendarDays },
] as const

type Props = { readonly current: 'today' | 'upcoming'; readonly children?: ReactNode }

/** The title of a plan, and the way to the board and the other plan. */
export const PlannerHead = ({ current, children }: Props) => (
  <header className={styles.head}>
    <h1 className={styles.title}>{t(`titles.${current}`)}</h1>
    <nav aria-label={t('planner.views')} className={styles.views}>
      {VIEWS.map(({ name, Icon }) => (
        <Link key={name} to={pathTo(name)} className={styles.view} aria-current={name === current ? 'page' : undefined}>
          <Icon size={17} aria-hidden="true" />
          {t(name === 'tasks' ? 'planner.board' : `titles.${name}`)}
        </Link>
      ))}
    </nav>
    {children}
  </header>
)
