import { CalendarOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { EmptyState } from '../../ui/index.ts'

type Props = {
  readonly groupId: string
  readonly leads: boolean
  /** There was a plan once; its board is kept. */
  readonly wasUpgraded: boolean
}

/** In place of the board while nothing pays for it. docs/reference/screens.md 8.3. */
export const PlanEnded = ({ groupId, leads, wasUpgraded }: Props) => (
  <EmptyState
    icon={<CalendarOff size={26} />}
    title={t(wasUpgraded ? 'boards.planEnded' : 'boards.noPlan')}
    action={leads && <Link to={pathTo('groupPlanBilling', { groupId })}>{t('boards.toBilling')}</Link>}
  >
    {t(leads ? 'boards.planEndedLeader' : 'boards.planEndedMember')}
  </EmptyState>
)
