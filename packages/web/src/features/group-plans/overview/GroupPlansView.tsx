import { Plus, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatNumber, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Button, Card, ErrorState, type ListState, Page, PageHead, Skeleton, Switch } from '../../../ui/index.ts'
import { PlanPitch } from './PlanPitch.tsx'
import styles from './GroupPlansView.module.css'

/** A group with a plan, in the list of a member. */
export type PlanCard = {
  readonly id: string
  readonly name: string
  readonly role: 'leader' | 'manager' | 'member'
  /** When its plan ends, written out. */
  readonly until: string | undefined
  /** Whether its tasks stand among the reader's own. */
  readonly mirrored: boolean
}

/** Dollars a month. */
export type PlanPrice = { readonly first: number; readonly further: number }

type Props = {
  readonly state: ListState<PlanCard>
  readonly price: PlanPrice
  readonly onCreate: () => void
  readonly onMirrored: (id: string, mirrored: boolean) => void
}

/** The plans of the player's groups, and what such a plan is. docs/reference/screens.md 8.1. */
export const GroupPlansView = ({ state, price, onCreate, onMirrored }: Props) => (
  <Page width="list">
    <PageHead title={t('titles.groupPlans')} line={t('boards.pitch.lead')}>
      <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={onCreate}>
        {t('boards.create')}
      </Button>
    </PageHead>
    <Plans state={state} onMirrored={onMirrored} />
    <PlanPitch />
    <p className={styles.price}>
      {t('boards.price', { first: formatNumber(price.first), further: formatNumber(price.further) })}
    </p>
  </Page>
)

const Plans = ({ state, onMirrored }: Pick<Props, 'state' | 'onMirrored'>) => {
  if (state.type === 'loading') return <Skeleton shape="card" height={96} />
  if (state.type === 'failed') return <ErrorState title={t('boards.notLoaded')} onRetry={state.onRetry} />
  if (state.items.length === 0) return null
  return (
    <ul className={styles.plans} aria-label={t('boards.yours')}>
      {state.items.map(({ id, name, role, until, mirrored }) => (
        <li key={id}>
          <Card className={styles.plan}>
            <h2 className={styles.name} dir="auto">
              <Link to={pathTo('groupPlanTasks', { groupId: id })} className={styles.link}>
                {name}
              </Link>
            </h2>
            <p className={styles.role}>
              <Users size={16} aria-hidden="true" />
              {t(`boards.role.${role}`)}
              {until !== undefined && ` · ${t('boards.until', { date: until })}`}
            </p>
            <Switch label={t('boards.mirror')} checked={mirrored} onChange={(on) => onMirrored(id, on)} />
          </Card>
        </li>
      ))}
    </ul>
  )
}
